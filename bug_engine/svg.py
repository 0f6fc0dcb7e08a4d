"""A position as an SVG picture in the page's look: the board, and bugs as rounded bodies with eyes.

The picture is self-contained: it has no script, style sheet or font. The geometry is that of web/board/ and the colours
are those of its light theme. Neighbouring cells are 100 units apart; angles are in degrees, clockwise from the right.
Notebooks call `picture_of` through `_repr_svg_`; nothing else imports this module, so a program that draws nothing does
not pay for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import acos, atan2, cos, degrees, hypot, radians, sin, sqrt
from typing import TYPE_CHECKING, NamedTuple

from bug_engine.board import DIRECTIONS, Cell, bits, mask_of
from bug_engine.boards import board_text

if TYPE_CHECKING:
    from bug_engine.board import Board
    from bug_engine.played import Played
    from bug_engine.position import Position

SPACING = 100.0
PIXELS = 0.5  # for each unit, at the picture's natural size
BODY = 0.425 * SPACING  # radius of a body segment
BALL = 0.5 * SPACING  # radius of the ball that rolls around a body and shapes its waists
# From a cell, the angle between a neighbour and the centre of the ball that touches both.
LEAN = degrees(acos(SPACING / 2 / (BODY + BALL)))
EYE, PUPIL = 11.5, 5.6

PAPER, INK_SOFT = "#f3f0e6", "#5d5f4f"
PLATE, PLATE_EDGE = "#c3cfa6", "#a9b888"
TILE, TILE_OPEN, TILE_EDGE, TILE_INK = "#e6ecd3", "#eff4e0", "#c0cca4", "#5b6746"
LAST, LAST_EDGE = "#fbfdf2", "#6f8145"
PIT, PIT_EDGE, PIT_INK = "#55604a", "#3f4936", "#dfe6cf"
SHADOW, WHITE, PUPIL_INK = "#283014", "#ffffff", "#17140f"
FONT = "ui-rounded, system-ui, sans-serif"


class Colour(NamedTuple):
    """The colours of one side: of the body, its outline, its pattern, and of words or rings on the board."""

    body: str
    deep: str
    pattern: str
    ink: str


COLOURS = {
    "red": Colour("#df4b32", "#741b0d", "#741b0d", "#a92f19"),
    "blue": Colour("#2c5fd0", "#13265f", "#13265f", "#234fb4"),
    "black": Colour("#3d4038", "#10120d", "#c3c9b8", "#2b2e26"),
    "white": Colour("#fffefa", "#45483d", "#45483d", "#595c4e"),
}


class Point(NamedTuple):
    """A place in the picture, y downwards."""

    x: float
    y: float

    def __str__(self) -> str:
        return f"{short(self.x)} {short(self.y)}"


class Stretch(NamedTuple):
    """A part of a cell's disc that is on a bug's outline, clockwise between two angles, and the direction in which the
    outline leaves for the next cell (None for a bug of one).
    """

    cell: Cell
    start: float
    end: float
    leaves: int | None


def picture_of(position: Position, played: Played | None = None) -> str:
    """Return the picture of a position in the colours of its rule set, with the turn that led to it marked.

    >>> from bug_engine import Position
    >>> picture_of(Position.initial("genius", "hexhex2"))[:60]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-230 -166.6'
    """
    board = position.board
    left, top, width, height = _box(board)
    colours = [COLOURS.get(name, COLOURS["red"]) for name in position.ruleset.colours]
    last_mask, eaten_mask = _marks(position, played)
    parts = [
        tag("title", f"{board_text(board)}, {position.ruleset.text}: {str(position).splitlines()[-1]}"),
        tag("defs", _spots(colours[0]) + _stripes(colours[1])),
        tag("rect", x=left, y=top, width=width, height=height, rx=24, fill=PAPER),
        *_plates(board),
        *_tiles(position, last_mask),
        *(_crumb(centre(board.cells[cell]), colours[1 - played.side].ink) for cell in bits(eaten_mask) if played),
        *_labels(board),
    ]
    draft = position.draft()
    for side, body in draft.bodies:
        cells = [board.cells[cell] for cell in bits(body.mask)]
        parts += _bug(cells, colours[side], f"bug-{side.mark}-{colours[side].body[1:]}", body.size >= draft.size_limit)
    return tag(
        "svg",
        "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{short(left)} {short(top)} {short(width)} {short(height)}",
        width=width * PIXELS,
        height=height * PIXELS,
        role="img",
        font_family=FONT,
    )


def _marks(position: Position, played: Played | None) -> tuple[int, int]:
    """Return the cells that the last turn played, and the cells that it emptied, as masks."""
    if played is None:
        return 0, 0
    if played.turn.swap:
        return position.stones[played.side], 0
    eaten_mask = mask_of(cell for bug in played.prey for cell in bug)
    return mask_of(played.turn.cells), eaten_mask & ~(position.stones[0] | position.stones[1])


# Text


def short(value: float) -> str:
    """Return a length with at most two decimals."""
    return f"{round(value, 2) + 0:.2f}".rstrip("0").rstrip(".")


def tag(name: str, inside: str = "", /, **attributes: object) -> str:
    """Return an element with its contents; an underscore in an attribute's name stands for a hyphen."""
    words = [name]
    for key, value in attributes.items():
        shown = short(value) if isinstance(value, float) else str(value)
        words.append(f'{key.replace("_", "-")}="{shown}"')
    return f"<{' '.join(words)}>{inside}</{name}>" if inside else f"<{' '.join(words)}/>"


# Geometry


def centre(cell: Cell) -> Point:
    """Return the centre of a cell."""
    return Point(SPACING * (cell.q + cell.r / 2), SPACING * cell.r * sqrt(3) / 2)


def polar(origin: Point, angle: float, length: float) -> Point:
    """Return the point at an angle and a distance from another."""
    return Point(origin.x + length * cos(radians(angle)), origin.y + length * sin(radians(angle)))


def neighbour(cell: Cell, k: int) -> Cell:
    """Return the neighbour at 60 k degrees."""
    step = DIRECTIONS[k % 6]
    return Cell(cell.q + step.q, cell.r + step.r)


def hexagon(middle: Point, radius: float, rounding: float) -> str:
    """Return the path of a hexagon with rounded corners."""
    corners = [polar(middle, 60 * k - 90, radius) for k in range(6)]
    parts = []
    for k, corner in enumerate(corners):
        before, after = _towards(corner, corners[k - 1], rounding), _towards(corner, corners[(k + 1) % 6], rounding)
        parts.append(f"{'L' if k else 'M'}{before}Q{corner} {after}")
    return "".join(parts) + "Z"


def _towards(start: Point, end: Point, length: float) -> Point:
    share = length / hypot(end.x - start.x, end.y - start.y)
    return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)


def outline(cells: Sequence[Cell]) -> str:
    """Return the outline of connected cells as a path, to be filled even-odd: a disc on every cell, joined as if a
    ball had been rolled around the outside.
    """
    return "".join(map(_loop_path, outline_loops(cells)))


def outline_loops(cells: Sequence[Cell]) -> list[list[Stretch]]:
    """Return the closed loops of the outline of connected cells: the outer one, and one for each hole."""
    if len(cells) == 1:
        return [[Stretch(cells[0], 0, 360, None)]]
    own = set(cells)
    seen: set[tuple[Cell, int]] = set()
    loops = []
    for cell in cells:
        for k in range(6):
            begins = neighbour(cell, k) in own and neighbour(cell, k + 1) not in own
            if begins and (cell, k) not in seen:
                loops.append(list(_walk(own, cell, k, seen)))
    return loops


def _walk(own: set[Cell], cell: Cell, k: int, seen: set[tuple[Cell, int]]) -> Iterator[Stretch]:
    """Follow the outline from the stretch of `cell` that begins after its neighbour k until it closes."""
    while (cell, k) not in seen:
        seen.add((cell, k))
        gap = next(gap for gap in range(1, 7) if neighbour(cell, k + gap) in own)
        leaves = (k + gap) % 6
        yield Stretch(cell, 60 * k + LEAN, 60 * (k + gap) - LEAN, leaves)
        cell, k = neighbour(cell, leaves), (leaves + 3) % 6


def _loop_path(loop: Sequence[Stretch]) -> str:
    size = short(BODY)
    if loop[0].leaves is None:
        x, y = centre(loop[0].cell)
        arc = f"A{size} {size} 0 1 1 "
        return f"M{Point(x + BODY, y)}{arc}{Point(x - BODY, y)}{arc}{Point(x + BODY, y)}Z"
    starts = [polar(centre(stretch.cell), stretch.start, BODY) for stretch in loop]
    parts = [f"M{starts[0]}"]
    for stretch, following in zip(loop, [*starts[1:], starts[0]], strict=True):
        end = polar(centre(stretch.cell), stretch.end, BODY)
        large = int(stretch.end - stretch.start > 180)
        parts.append(f"A{size} {size} 0 {large} 1 {end}A{short(BALL)} {short(BALL)} 0 0 0 {following}")
    return "".join(parts) + "Z"


def _lines(pairs: Iterable[tuple[Point, Point]]) -> str:
    return "".join(f"M{start}L{end}" for start, end in pairs)


# The board


def _box(board: Board) -> tuple[float, float, float, float]:
    """Return left, top, width and height of all that is drawn."""
    cells = list(map(centre, board.cells))
    labels = [centre(Cell(label.q, label.r)) for label in board.labels]

    def reach(sign: int, axis: int, ground: float) -> float:
        ends = [(point, ground) for point in cells] + [(point, 0.3) for point in labels]
        return max(sign * point[axis] + room * SPACING for point, room in ends)

    left, top = -reach(-1, 0, 0.8), -reach(-1, 1, 0.8)
    return left, top, reach(1, 0, 0.8) - left, reach(1, 1, 0.86) - top


def _plates(board: Board) -> Iterator[str]:
    ground = "".join(outline([board.cells[cell] for cell in bits(part)]) for part in board.components(board.full_mask))
    line = {"stroke_linejoin": "round", "d": ground}
    yield tag("path", fill="none", stroke=PLATE_EDGE, stroke_width=64, transform="translate(0 5)", **line)
    yield tag("path", fill=PLATE, stroke=PLATE, stroke_width=56, **line)


def _tiles(position: Position, last_mask: int) -> Iterator[str]:
    board, open_mask = position.board, position.state.legal_mask
    for i, cell in enumerate(board.cells):
        middle = centre(cell)
        last = bool(last_mask >> i & 1)
        if position.black_mask >> i & 1:
            edge = LAST_EDGE if last else PIT_EDGE
            yield tag("path", d=hexagon(middle, 44, 8), fill=PIT, stroke=edge, stroke_width=4)
            yield _text(board.name_of(i), middle, 15, 500, PIT_INK)
        else:
            fill = LAST if last else TILE_OPEN if open_mask >> i & 1 else TILE
            edge, width = (LAST_EDGE, 5.0) if last else (TILE_EDGE, 1.5)
            yield tag("path", d=hexagon(middle, 54, 9), fill=fill, stroke=edge, stroke_width=width)
            yield _text(board.name_of(i), Point(middle.x, middle.y + 36), 15, 500, TILE_INK)


def _labels(board: Board) -> Iterator[str]:
    for label in board.labels:
        yield _text(label.text, centre(Cell(label.q, label.r)), 19, 600, INK_SOFT)


def _text(text: str, at: Point, size: float, weight: int, fill: str, **more: object) -> str:
    # Shifted here because not every program that shows SVG knows `dominant-baseline`.
    at = Point(at.x, at.y + 0.36 * size)
    place = {"x": at.x, "y": at.y, "text_anchor": "middle", "fill": fill}
    return tag("text", text, font_size=size, font_weight=weight, **place, **more)


def _crumb(at: Point, ink: str) -> str:
    dashes = {"stroke_dasharray": "1 9", "stroke_linecap": "round", "stroke_width": 4, "opacity": 0.8}
    return tag("circle", cx=at.x, cy=at.y, r=30, fill="none", stroke=ink, **dashes)


# Bugs


def _spots(colour: Colour) -> str:
    spot = {"r": 4.6, "fill": colour.pattern, "opacity": 0.34}
    spots = [tag("circle", cx=6.5, cy=6.5, **spot), tag("circle", cx=19.5, cy=19.5, **spot)]
    return _pattern("x", colour, 26, 26, 30, "".join(spots))


def _stripes(colour: Colour) -> str:
    stripe = tag("rect", width=7, height=17, fill=colour.pattern, opacity=0.4)
    return _pattern("o", colour, 17, 17, 45, stripe)


def _pattern(mark: str, colour: Colour, width: int, height: int, turn: int, inside: str) -> str:
    # Pictures in one document share names, so the name contains the side and its colour.
    name = f"bug-{mark}-{colour.body[1:]}"
    size = {"width": width, "height": height, "patternTransform": f"rotate({turn})"}
    return tag("pattern", inside, id=name, patternUnits="userSpaceOnUse", **size)


def _bug(cells: Sequence[Cell], colour: Colour, pattern: str, full: bool) -> Iterator[str]:
    """Yield the parts of a bug, from the ground up; a `full` bug (at the limit of R5) has heavy lids."""
    path, deep = outline(cells), colour.deep
    head, look = _head(cells)
    at = centre(head)
    rounded = {"fill": "none", "stroke": deep, "stroke_linecap": "round", "stroke_linejoin": "round"}
    feelers = [
        [polar(at, look + angle * hand, length * BODY) for angle, length in ((24, 0.97), (24, 1.22), (38, 1.34))]
        for hand in (-1, 1)
    ]
    limbs = _lines(_legs(cells, head, look)) + "".join(f"M{start}Q{bend} {end}" for start, bend, end in feelers)
    yield tag("path", d=limbs, stroke_width=5, **rounded)
    if pattern.startswith("bug-x"):
        for *_, tip in feelers:
            yield tag("circle", cx=tip.x, cy=tip.y, r=4.4, fill=deep)
    yield tag("path", d=path, fill=SHADOW, opacity=0.22, transform="translate(0 5)")
    yield tag("path", d=path, fill=colour.body, fill_rule="evenodd")
    yield tag("path", d=path, fill=f"url(#{pattern})", fill_rule="evenodd")
    if len(cells) > 1:
        yield tag("path", d=_lines(_seams(cells)), stroke_width=4, opacity=0.3, **rounded)
    yield tag("path", d=path, stroke_width=5, **rounded)
    for hand in (-1, 1):
        yield from _eye(polar(polar(at, look, 0.17 * SPACING), look + 90 * hand, 0.155 * SPACING), colour, full)
    size, stamp = (27, 6) if len(cells) == 1 else (42, 8)
    number = {"stroke": deep, "stroke_width": stamp, "stroke_linejoin": "round", "paint_order": "stroke"}
    yield _text(str(len(cells)), _number_place(cells, head, look), size, 800, WHITE, **number)


def _eye(at: Point, colour: Colour, full: bool) -> Iterator[str]:
    x, y = at
    yield tag("circle", cx=x, cy=y, r=EYE, fill=WHITE, stroke=colour.deep, stroke_width=3)
    yield tag("circle", cx=x, cy=y + 3 * full, r=PUPIL, fill=PUPIL_INK)
    if full:
        lid = f"M{Point(x - EYE, y)}A{EYE} {EYE} 0 0 1 {Point(x + EYE, y)}Z"
        yield tag("path", d=lid, fill=colour.body, stroke=colour.deep, stroke_width=3, stroke_linejoin="round")


def _head(cells: Sequence[Cell]) -> tuple[Cell, float]:
    """Return the cell with the fewest neighbours in the bug (of several, the first in board order), and the angle at
    which it looks away from them.
    """
    own = set(cells)
    near = {cell: [k for k in range(6) if neighbour(cell, k) in own] for cell in cells}
    head = min(cells, key=lambda cell: len(near[cell]))
    behind = [polar(Point(0, 0), 60 * k, 1) for k in near[head]]
    x, y = -sum(point.x for point in behind), -sum(point.y for point in behind)
    return head, -90.0 if hypot(x, y) < 0.01 else degrees(atan2(y, x))


def _legs(cells: Sequence[Cell], head: Cell, look: float) -> Iterator[tuple[Point, Point]]:
    """Yield short legs on every well exposed stretch of the body, but none on the face."""
    for stretch in (stretch for loop in outline_loops(cells) for stretch in loop):
        room, middle = stretch.end - stretch.start, (stretch.start + stretch.end) / 2
        if room < 60:
            continue
        angles = [0, 45, 135, 180] if room > 300 else [middle - 40, middle + 40][: 2 if room > 100 else 1]
        for angle in angles:
            if stretch.cell != head or cos(radians(angle - look)) <= 0.3:
                at = centre(stretch.cell)
                yield polar(at, angle, 0.96 * BODY), polar(at, angle, 1.14 * BODY)


def _seams(cells: Sequence[Cell]) -> Iterator[tuple[Point, Point]]:
    """Yield a seam between every two segments, so that the shape of a large bug can be read."""
    for cell in cells:
        for k in range(3):
            if neighbour(cell, k) in cells:
                middle = polar(centre(cell), 60 * k, SPACING / 2)
                yield polar(middle, 60 * k + 90, 0.13 * SPACING), polar(middle, 60 * k - 90, 0.13 * SPACING)


def _number_place(cells: Sequence[Cell], head: Cell, look: float) -> Point:
    """Return where a bug's size is written: on the cell nearest to its middle, or under the eyes of a bug of one."""
    if len(cells) == 1:
        return polar(centre(head), look + 180, 0.17 * SPACING)
    points = list(map(centre, cells))
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    rest = [centre(cell) for cell in cells if cell != head]
    return min(rest, key=lambda point: round(hypot(point.x - x, point.y - y), 1))
