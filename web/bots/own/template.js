/** A bot to begin with; docs/bots.md shows the same. */
export const template = `# mybot.py
from bug_engine.bots import Thought


def think(position, limit):
    """Play the turn that gives the opponent the largest lead in cells left: the side that runs out first wins."""
    best, most = None, None
    for nodes, turn in enumerate(position.legal_turns, start=1):
        after = position.play(turn).position
        own, theirs = (after.growth_mask(side).bit_count() for side in (position.mover, 1 - position.mover))
        if most is None or theirs - own > most:
            best, most = turn, theirs - own
        yield Thought(best, (best,), value=0.5, nodes=nodes)
`;
