"""The bonus cells of a round (rule set `all`): each eater takes one, and no two of them may touch.

No two eaters share a bonus cell, because a bonus cell touches only one bug of its side. So a choice for all of them is
one cell of each mask, no two of them neighbours. The search fixes the eaters one by one. It drops cells that no longer
fit at once, and treats eaters that can't disturb each other separately; so it rarely undoes a choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from bug_engine.board import bits


class Round:
    """The choices of one round."""

    def __init__(self, neighbour_masks: Sequence[int]) -> None:
        self._near = neighbour_masks

    def open_cells(self, masks: Sequence[int]) -> list[int]:
        """Return the cells of each mask that are part of a choice for all eaters; no cells if there is no choice."""
        found = list(masks)
        for group in self._groups(masks, range(len(masks))):
            if len(group) > 1:
                for i, mask in zip(group, self._open_together([masks[i] for i in group]), strict=True):
                    found[i] = mask
        return found if all(found) else [0] * len(masks)

    def _open_together(self, masks: list[int]) -> list[int]:
        """Return the same for eaters that may disturb each other."""
        first = self._choice(masks[:])
        if first is None:
            return [0] * len(masks)
        found, masks = first, self._pruned(masks) or masks
        for i, mask in enumerate(masks):
            for cell in bits(mask):
                if not found[i] >> cell & 1:
                    choice = self._choice([*masks[:i], 1 << cell, *masks[i + 1 :]])
                    if choice is not None:
                        found = [each | bit for each, bit in zip(found, choice, strict=True)]
        return found

    def _spread(self, mask: int) -> int:
        """Return the neighbours of some cells."""
        near = 0
        for cell in bits(mask):
            near |= self._near[cell]
        return near

    def _pruned(self, masks: list[int]) -> list[int] | None:
        """Return the masks without the cells that touch all cells of another; None if one is then empty."""
        changed = True
        while changed:
            changed = False
            for mask in masks:
                if not mask:
                    return None
                touching = -1
                for cell in bits(mask):
                    touching &= self._near[cell]
                    if not touching:
                        break
                if touching:
                    for i, other in enumerate(masks):
                        if other & touching:
                            masks[i] = other & ~touching
                            changed = True
        return masks

    def _groups(self, masks: Sequence[int], indices: Sequence[int]) -> list[list[int]]:
        """Return the eaters in groups; cells of two groups never touch."""
        groups: list[tuple[list[int], int, int]] = []
        for i in indices:
            members, mask, near = [i], masks[i], self._spread(masks[i])
            apart = []
            for group in groups:
                if group[1] & near:
                    members, mask, near = group[0] + members, mask | group[1], near | group[2]
                else:
                    apart.append(group)
            groups = [*apart, (members, mask, near)]
        return [members for members, _, _ in groups]

    def _choice(self, masks: list[int]) -> list[int] | None:
        """Return one cell of each mask, no two of which touch; None if there is no such choice."""
        pruned = self._pruned(masks)
        if pruned is None:
            return None
        self._take_free(pruned)
        left = [i for i, mask in enumerate(pruned) if mask & (mask - 1)]
        for group in self._groups(pruned, left):
            if not self._settle(pruned, group):
                return None
        return pruned

    def _take_free(self, masks: list[int]) -> None:
        """Fix every eater that has a cell which touches no cell of another; that may free cells of others."""
        changed = True
        while changed:
            changed = False
            once = many = 0
            near = [self._spread(mask) for mask in masks]
            for each in near:
                many |= once & each
                once |= each
            for i, mask in enumerate(masks):
                # Its cells whose neighbours, if any, are all its own.
                free = mask & ~(many | once & ~near[i])
                if free and mask & (mask - 1):
                    masks[i] = free & -free
                    changed = True

    def _settle(self, masks: list[int], group: list[int]) -> bool:
        """Fix the eaters of a group that touches no other; return whether this is possible."""
        narrow = min(group, key=lambda i: masks[i].bit_count())
        for cell in bits(masks[narrow]):
            tried = [1 << cell if i == narrow else masks[i] for i in group]
            choice = self._choice(tried)
            if choice is not None:
                for i, bit in zip(group, choice, strict=True):
                    masks[i] = bit
                return True
        return False
