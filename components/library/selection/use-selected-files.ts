"use client";
import { useMemo, useRef, useState } from "react";
import type { SelectableFile, Selection } from "./selection";

/** The selected files of a list, without those that it no longer shows. */
export function useSelectedFiles(files: SelectableFile[]): Selection & { clear: () => void } {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(null);
  const selected = useMemo(
    () => new Set(files.filter(({ id }) => chosen.has(id)).map(({ id }) => id)),
    [files, chosen],
  );
  const choose = (id: string, through: boolean) => {
    const on = !selected.has(id);
    const at = files.findIndex((file) => file.id === id);
    const from = through ? files.findIndex((file) => file.id === anchor.current) : -1;
    const range = from < 0 ? [at] : [Math.min(from, at), Math.max(from, at)];
    const after = new Set(selected);
    for (const file of files.slice(range[0], (range.at(-1) ?? at) + 1))
      if (on) after.add(file.id);
      else after.delete(file.id);
    anchor.current = id;
    setChosen(after);
  };
  const chooseAll = (on: boolean) => {
    anchor.current = null;
    setChosen(new Set(on ? files.map(({ id }) => id) : []));
  };
  return { files, selected, choose, chooseAll, clear: () => chooseAll(false) };
}
