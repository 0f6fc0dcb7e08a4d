/** A bot to begin with; docs/bots.md shows the same. */
export const template = `# mybot.py
from bug_engine.bots import Thought


def think(position, limit):
    """Play the turn that leaves the opponent the fewest cells to grow on."""
    best, fewest = None, None
    for nodes, turn in enumerate(position.legal_turns, start=1):
        after = position.play(turn).position
        cells = after.growth_mask(after.mover).bit_count()
        if fewest is None or cells < fewest:
            best, fewest = turn, cells
        yield Thought(best, (best,), value=0.5, nodes=nodes)
`;
