"use client";
import { useEffect, useRef } from "react";
import { useSelected } from "./selection";

/** The whole cell is its target, over the link that covers the row. */
const look = "relative z-1 grid size-11 cursor-pointer select-none place-items-center";

/** Selects a file; with Shift, also all between it and the one chosen before. */
export function SelectBox({ id, name }: { id: string; name: string }) {
  const { selected, choose } = useSelected();
  return (
    <label className={look}>
      <input
        type="checkbox"
        data-select
        aria-label={`Select ${name}`}
        className="size-4 accent-primary"
        checked={selected.has(id)}
        onChange={({ nativeEvent }) => choose(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

/** Selects all files of the page, or none; half checked if some are selected. */
export function SelectAllBox() {
  const { files, selected, chooseAll } = useSelected();
  const box = useRef<HTMLInputElement>(null);
  const isPart = selected.size > 0 && selected.size < files.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <label className={look}>
      <input
        ref={box}
        type="checkbox"
        data-select-all
        aria-label="Select all files on this page"
        className="size-4 accent-primary"
        checked={selected.size > 0 && !isPart}
        onChange={() => chooseAll(selected.size < files.length)}
      />
    </label>
  );
}
