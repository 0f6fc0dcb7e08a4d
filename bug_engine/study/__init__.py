"""Study tools: aids, hints, analysis, reviews and reports, computed from the answers of the engine."""
