"use client";
import { useCallback, useMemo, useState } from "react";
import type { BoardWithCards } from "../shapes";

/** The selected cards, without those that others have deleted. */
export function useSelection(board: BoardWithCards) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(
    () => new Set(board.cards.filter(({ id }) => chosen.has(id)).map(({ id }) => id)),
    [board, chosen],
  );
  const toggle = useCallback(
    (id: string) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const clear = useCallback(() => setChosen((before) => (before.size > 0 ? new Set() : before)), []);
  return { selected, toggle, clear };
}
