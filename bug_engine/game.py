"""A game: the tree of variations, where one stands in it, and what is told about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bug_engine.board import Board
from bug_engine.coordinates import System
from bug_engine.event import Event
from bug_engine.notation import Turn
from bug_engine.position import Played, Position
from bug_engine.result import Result
from bug_engine.ruleset import Ruleset


@dataclass(frozen=True)
class Submission:
    """A whole turn that somebody handed in: which side, its text, and after how many seconds of its turn if known."""

    side: int
    text: str
    seconds: float | None = None


@dataclass(eq=False)
class Node:
    """A position in the tree, with the turn that led to it; `children` start with the main line.

    `comment` is on the turn (at the root: on the game); `seconds` the time that the turn took, if known; `rejected`
    are the submissions that were refused in this position.
    """

    position: Position
    played: Played | None = None
    parent: Node | None = field(default=None, repr=False)
    children: list[Node] = field(default_factory=list, repr=False)
    comment: str = ""
    seconds: float | None = None
    rejected: list[Submission] = field(default_factory=list, repr=False)

    @property
    def line(self) -> list[Node]:
        """The nodes from the root to this one, without the root."""
        nodes = []
        node = self
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    @property
    def end(self) -> Node:
        """The last node of the first line from here."""
        node = self
        while node.children:
            node = node.children[0]
        return node

    def add(self, turn: str | Turn) -> Node:
        """Return the child that a turn leads to, making it if it is new.

        Raises:
            IllegalTurn: if it is refused; the tree is unchanged.
        """
        played = self.position.play(turn)
        for child in self.children:
            if child.played and child.played.turn == played.turn:
                return child
        child = Node(played.position, played, self)
        self.children.append(child)
        return child


class Game:
    """A game that can be played, taken back and varied.

    `headers` are what else a record tells: players, date, clock… as texts by name, in order. `lost_on_time` is the side
    whose time was up at the end of the main line, if that is how the game ended.

    >>> game = Game("genius", "hexhex3")
    >>> game.play("C3").play("B2-B1").undo().turns
    (<Turn C3>,)
    """

    def __init__(
        self,
        ruleset: Ruleset | str = "genius",
        board: Board | str | None = None,
        start: Position | None = None,
        coordinates: System | None = None,
    ) -> None:
        """Begin a game at `start`, or on the empty board; `coordinates`, if given, name its cells from then on."""
        first = start or Position.initial(ruleset, board)
        self.root = Node(first.in_coordinates(coordinates) if coordinates else first)
        self.cursor = self.root
        self.headers: dict[str, str] = {}
        self.lost_on_time: int | None = None

    @property
    def board(self) -> Board:
        """The board, with the coordinates that the game is written in."""
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
        """Every node of the tree, parents before their children and main lines first."""
        stack = [self.root]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))

    # Moving about

    def play(self, turn: str | Turn) -> Game:
        """Play a turn at the cursor and move there; another turn than those played before starts a variation.

        Raises:
            IllegalTurn: if it is refused; the game is unchanged.
        """
        self.cursor = self.cursor.add(turn)
        return self

    def undo(self) -> Game:
        """Move one turn back; at the start, stay."""
        self.cursor = self.cursor.parent or self.cursor
        return self

    def redo(self) -> Game:
        """Move one turn on along the first line; at its end, stay."""
        self.cursor = self.cursor.children[0] if self.cursor.children else self.cursor
        return self

    # Changing the tree

    def promote(self, node: Node) -> Game:
        """Make the line that leads to a node the main line."""
        for step in node.line:
            if step.parent:
                siblings = step.parent.children
                siblings.insert(0, siblings.pop(siblings.index(step)))
        return self

    def delete(self, node: Node) -> Game:
        """Take a turn and all that follows it out of the tree; a cursor in there moves to the turn before.

        Raises:
            ValueError: if it is the root, which is no turn.
        """
        if node.parent is None:
            raise ValueError("the start of a game can't be deleted")
        if node in self.cursor.line:
            self.cursor = node.parent
        node.parent.children.remove(node)
        return self

    def in_coordinates(self, system: System) -> Game:
        """Return a copy of the whole game, written in other coordinates."""
        copy = Game(start=self.root.position.in_coordinates(system))
        copy.headers, copy.lost_on_time = dict(self.headers), self.lost_on_time
        copies = {id(self.root): copy.root}
        for node in self.nodes:
            if node.parent and node.played:
                copies[id(node)] = copies[id(node.parent)].add(node.played.turn)
            twin = copies[id(node)]
            twin.comment, twin.seconds, twin.rejected = node.comment, node.seconds, list(node.rejected)
        copy.cursor = copies[id(self.cursor)]
        return copy

    def __str__(self) -> str:
        return str(self.position)
