"use client";
import type { Near } from "@/components/ui/hooks/use-near";
import { rowAttributes, type TagRow } from "./rows-of";

/** The height of a row with one line. */
const USUAL_HEIGHT = 45;

type Props = { row: TagRow; height: number | undefined; watch: Near["watch"] };

/**
 * A tag far from the visible area: a row of the same height with only its name, so that the browser's own search finds
 * it.
 */
export function FarTag({ row, height, watch }: Props) {
  return (
    <tr ref={watch} {...rowAttributes(row)} style={{ height: height ?? USUAL_HEIGHT }}>
      <td colSpan={3} className="max-w-0 truncate">
        {row.tag.title}
      </td>
    </tr>
  );
}
