"""Everything that reads or writes a user's text: records, links, and the exports of other programs."""
