"""Study tools: aids, hints, analysis, reviews and reports."""
