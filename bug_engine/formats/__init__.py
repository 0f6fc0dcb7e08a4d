"""Readers and writers of text that users keep: records, links, and the exports of other programs."""
