"""A game: a tree of turns with variations, a cursor in the tree, and the comments and headers of a record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

from bug_engine.board import Board
from bug_engine.boards import board_text
from bug_engine.checking import checked_type
from bug_engine.coordinates import System
from bug_engine.event import Event
from bug_engine.notation import Turn
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.result import Result
from bug_engine.ruleset import Ruleset, ruleset_named
from bug_engine.side import Side

# The longest time of a turn, in seconds: three years. Records, letters, the wire and the page know no longer one.
MAX_SECONDS = 99_999_999


@dataclass(frozen=True)
class Submission:
    """A whole turn that a player handed in: the side, the text, and the seconds since the turn began, if known.

    >>> Submission(Side.O, "B2-B1", 3.5)
    Submission(side=Side.O, text='B2-B1', seconds=3.5)
    """

    side: Side
    text: str
    seconds: float | None = None


@dataclass(eq=False)
class Node:
    """A position in the tree, with the turn that led to it; `children` start with the main line, if it goes on.

    `comment` is on the turn (at the root: on the game); `seconds` is the time that the turn took, if known; `rejected`
    are the submissions that were refused in this position. Its turn is `tried` if it was only tried in a study: a
    line of turns that were played stops before it.

    >>> game = Game("genius", "hexhex3").play("C3")
    >>> node = game.root.add("A1")
    >>> [str(child.played.turn) for child in game.root.children], node.line == [node]
    (['C3', 'A1'], True)
    """

    position: Position
    played: Played | None = None
    parent: Node | None = field(default=None, repr=False)
    children: list[Node] = field(default_factory=list, repr=False)
    comment: str = ""
    seconds: float | None = None
    rejected: list[Submission] = field(default_factory=list, repr=False)
    tried: bool = field(default=False, repr=False)

    @property
    def line(self) -> list[Node]:
        """The nodes after the root, up to this one."""
        nodes = []
        node = self
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    @property
    def next(self) -> Node | None:
        """The child with which the first line goes on; None at its end. A game without a turn is what was tried."""
        first = self.children[0] if self.children else None
        return None if first and first.tried and self.parent and not self.tried else first

    @property
    def end(self) -> Node:
        """The last node of the first line from here."""
        node = self
        while following := node.next:
            node = following
        return node

    def add(self, turn: str | Turn, *, tried: bool = False) -> Node:
        """Return the child that a turn leads to; if there is none, add it to the tree: `tried` ones after the others.

        Raises:
            IllegalTurn: if the turn is illegal; the tree is unchanged.
        """
        played = self.position.play(turn)
        for child in self.children:
            if child.played and child.played.turn == played.turn:
                return child
        child = Node(played.position, played, self, tried=tried)
        self.children.append(child)
        self.children.sort(key=_is_tried)
        return child


_is_tried = attrgetter("tried")


class Game:
    """A game that can be played, taken back and varied.

    A game begins at `start`, or on the empty board of a rule set; `coordinates` name its cells. `headers` are the
    headers of a record (players, date, clock…), as texts by name, in order. `lost_on_time` is the side that ran out of
    time at the end of the main line, if the game ended in this way. Games are equal if their trees, comments, headers
    and cursors are equal; `repr` evaluates to an equal game, `str` draws the position, and notebooks show it as a
    picture with the last turn marked.

    >>> game = Game("genius", "hexhex3").play("C3").play("B2-B1")
    >>> print(game)
      A  . . .
     B  o o . .
    C  . . . . .
     D  . . . .
      E  . . .
    x to move
    >>> game.undo().turns
    (<Turn C3>,)
    >>> game
    Game('genius', 'hexhex3').play('C3').play('B2-B1').undo()
    """

    __hash__ = None  # type: ignore[assignment]  # it changes, and is equal by value

    def __init__(
        self,
        ruleset: Ruleset | str = "genius",
        board: Board | str | None = None,
        start: Position | None = None,
        coordinates: System | None = None,
        headers: Mapping[str, str] | None = None,
        lost_on_time: Side | None = None,
    ) -> None:
        first = Position.initial(ruleset, board) if start is None else start
        checked_type(first, Position, "the start of a game is a Position")
        self.root = Node(first.in_coordinates(coordinates) if coordinates else first)
        self.cursor = self.root
        self.headers: dict[str, str] = dict(headers or {})
        self.lost_on_time = lost_on_time

    @property
    def board(self) -> Board:
        """The board, with the coordinates of the game."""
        return self.root.position.board

    @property
    def position(self) -> Position:
        """The position at the cursor."""
        return self.cursor.position

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns from the start to the cursor."""
        return tuple(node.played.turn for node in self.cursor.line if node.played)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in the last turn before the cursor."""
        return self.cursor.played.events if self.cursor.played else ()

    @property
    def result(self) -> Result | None:
        """How the game ended at the cursor; None while it goes on."""
        return self.position.result

    @property
    def nodes(self) -> Iterator[Node]:
        """Every node of the tree: parents before their children, first branches before the others."""
        stack = [self.root]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))

    # Playing and moving the cursor

    def play(self, turn: str | Turn, *, tried: bool = False) -> Game:
        """Play a turn, given as text or as a `Turn`, at the cursor; move there and return this game.

        If the tree has this turn here already, the cursor follows it; a new turn after others starts a variation. A new
        turn that is only `tried` does so also at the end of the main line, which ends there.
        `Position.play` takes the same argument, and its return value also has `position`, `events`, `result` and
        `play`.

        Raises:
            IllegalTurn: with the first mistake as `refusal`; the game is unchanged.

        >>> Game("genius", "hexhex3").play("C3").position.mover
        Side.O
        """
        self.cursor = self.cursor.add(turn, tried=tried)
        return self

    def annotate(self, comment: str = "", seconds: float | None = None, rejected: Iterable[Submission] = ()) -> Game:
        """Set the comment, the seconds and the refused submissions of the node at the cursor; return this game.

        >>> Game("genius", "hexhex3").play("C3").annotate("The centre.", seconds=12.5).cursor.comment
        'The centre.'
        """
        node = self.cursor
        node.comment, node.seconds, node.rejected = comment, seconds, list(rejected)
        return self

    def undo(self) -> Game:
        """Move one turn back; at the start, stay."""
        self.cursor = self.cursor.parent or self.cursor
        return self

    def redo(self) -> Game:
        """Move one turn forward along the main line from here; at its end, stay."""
        self.cursor = self.cursor.next or self.cursor
        return self

    # Changing the tree

    def promote(self, node: Node) -> Game:
        """Make the line that leads to a node the main line."""
        for step in node.line:
            step.tried = False
            if step.parent:
                siblings = step.parent.children
                siblings.insert(0, siblings.pop(siblings.index(step)))
        return self

    def delete(self, node: Node) -> Game:
        """Remove a turn and all turns after it; if the cursor was among them, it moves to the turn before.

        Raises:
            ValueError: if the node is the root.
        """
        if node.parent is None:
            raise ValueError("the start of a game can't be deleted")
        if node in self.cursor.line:
            self.cursor = node.parent
        node.parent.children.remove(node)
        return self

    def in_coordinates(self, system: System) -> Game:
        """Return a copy of the whole game with its cells named in another system.

        >>> Game("genius", "hexhex3").play("C3").in_coordinates("abstractplay").turns
        (<Turn c3>,)
        """
        _, (start, *contents) = self.__reduce__()
        return _game_of(start.in_coordinates(system), *contents)

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[Any, ...]]:
        # Not node by node: each refers to the next, and a long game would be nested too deeply for pickle.
        numbers = {id(node): number for number, node in enumerate(self.nodes)}
        nodes = [
            (
                numbers.get(id(node.parent)),
                node.played and node.played.turn,
                node.comment,
                node.seconds,
                list(node.rejected),
                node.tried,
            )
            for node in self.nodes
        ]
        return _game_of, (self.root.position, nodes, numbers[id(self.cursor)], dict(self.headers), self.lost_on_time)

    # Views

    def __str__(self) -> str:
        """The position at the cursor, drawn."""
        return str(self.position)

    def _repr_svg_(self) -> str:
        from bug_engine.svg import picture_of

        return picture_of(self.position, self.cursor.played)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._contents() == other._contents()

    def _contents(self) -> tuple[object, ...]:
        return self.__reduce__(), list(self.headers), self.board.coordinates

    def __repr__(self) -> str:
        start, lost = self.root.position, self.lost_on_time
        rules = ruleset_named(start.ruleset.text)
        if start == Position.initial(rules, start.board):
            arguments = [repr(rules.text), repr(board_text(start.board))]
            arguments += [f"coordinates={self.board.coordinates!r}"] * (self.board.coordinates != "rows")
        else:
            arguments = [f"start={start!r}"]
        arguments += [f"headers={self.headers!r}"] * bool(self.headers)
        arguments += [f"lost_on_time={lost!r}"] * (lost is not None)
        return f"Game({', '.join(arguments)}){''.join(self._steps())}"

    def _steps(self) -> Iterator[str]:
        """Yield the calls that build this tree and then move the cursor to its place."""
        here = self.root
        for node in self.nodes:
            yield from _way(here, node)
            yield from _annotation(node)
            here = node
        yield from _way(here, self.cursor)


_NodeContents = tuple[int | None, Turn | None, str, float | None, list[Submission], bool]


def _game_of(
    start: Position, nodes: Sequence[_NodeContents], cursor: int, headers: Mapping[str, str], lost_on_time: Side | None
) -> Game:
    """Return the game with these nodes, each with its parent's number, its turn and its annotation."""
    game, made = Game(start=start, headers=headers, lost_on_time=lost_on_time), list[Node]()
    for parent, turn, comment, seconds, rejected, tried in nodes:
        node = game.root if parent is None or turn is None else made[parent].add(turn, tried=tried)
        node.comment, node.seconds, node.rejected = comment, seconds, list(rejected)
        made.append(node)
    game.cursor = made[cursor]
    return game


def _way(here: Node, there: Node) -> Iterator[str]:
    """Yield the calls that move the cursor from one node to another."""
    line = there.line
    while here.parent and here not in line:
        yield ".undo()"
        here = here.parent
    for node in line[line.index(here) + 1 if here.parent else 0 :]:
        if node.played:
            yield f".play({str(node.played.turn)!r}{', tried=True' * node.tried})"


def _annotation(node: Node) -> Iterator[str]:
    """Yield the call that annotates a node, if there is anything to say."""
    arguments = [
        *[f"comment={node.comment!r}"] * bool(node.comment),
        *[f"seconds={node.seconds!r}"] * (node.seconds is not None),
        *[f"rejected={node.rejected!r}"] * bool(node.rejected),
    ]
    if arguments:
        yield f".annotate({', '.join(arguments)})"
