"""Shapes: which sets of cells are congruent (R2)."""

from __future__ import annotations

from bug_engine.board import Board, Cell, bits, turned

# Each cell is a bit of a plane this wide. Among sets less than half as wide (board.MAX_SPAN), one is a shift of another
# exactly if it is a translation of it.
_WIDTH = 64


def _place(cell: Cell) -> int:
    return cell.r * _WIDTH + cell.q


class Congruence:
    """Computes the shapes of sets of cells on one board."""

    def __init__(self, board: Board) -> None:
        images = []
        for k in range(12):
            image = [_place(turned(cell, k)) for cell in board.cells]
            least = min(image)
            images.append([1 << (place - least) for place in image])
        # For each cell, its bit in the plane under each of the 12 symmetries, shifted so that none is negative.
        self._image_bits = tuple(zip(*images, strict=True))

    def shape(self, mask: int) -> int:
        """Return a number that is equal for two masks exactly if they are congruent under translation and the 12
        symmetries of the grid. It is the same on every board.
        """
        image_bits = self._image_bits
        images = map(sum, zip(*(image_bits[cell] for cell in bits(mask)), strict=True))
        return min(image >> ((image & -image).bit_length() - 1) for image in images)


def shape_text(shape: int) -> str:
    """Return a shape as text: its size, then the cells of its canonical form as column and row offsets.

    >>> shape_text(Congruence(Board("two", (Cell(0, 0), Cell(1, 0)))).shape(0b11))
    '2:00-10'
    """
    places = [divmod(place + _WIDTH // 2, _WIDTH) for place in bits(shape)]
    left = min(column for _, column in places)
    return f"{len(places)}:{'-'.join(f'{column - left:x}{row:x}' for row, column in places)}"
