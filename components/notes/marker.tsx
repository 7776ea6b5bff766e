"use client";
import type { Block } from "./block";

type Props = { block: Block; number: number; onCheck?: (checked: boolean) => void };

/** The marker before a list item's text. */
export function Marker({ block, number, onCheck }: Props) {
  if (block.type === "bulleted")
    return <span aria-hidden className="mt-[11px] mr-3 ml-2 size-[5px] shrink-0 rounded-full bg-current" />;
  if (block.type === "numbered")
    return (
      <span aria-hidden className="mr-2 min-w-5 shrink-0 text-right leading-[1.625rem] tabular-nums">
        {number}.
      </span>
    );
  if (block.type !== "todo") return null;
  return (
    <input
      type="checkbox"
      aria-label={block.text || "To-do"}
      checked={block.checked}
      disabled={!onCheck}
      onChange={(event) => onCheck?.(event.target.checked)}
      className="mt-[5px] mr-2.5 ml-0.5 size-4 shrink-0 accent-primary"
    />
  );
}

/** The number of each item of a numbered list, by key. */
export function numbersOf(blocks: readonly Block[]): Map<string, number> {
  let number = 0;
  return new Map(
    blocks.map(({ key, type }) => {
      number = type === "numbered" ? number + 1 : 0;
      return [key, number];
    }),
  );
}
