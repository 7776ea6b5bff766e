import { invalid } from "@/lib/core/errors";
import type { MaskKind } from "./record";
import type { MaskRow } from "./row";

/** Which masks an act is about: some by id, all of a kind, or all. Exactly one of the three is given. */
export type Choice = { maskIds?: string[]; kind?: MaskKind; all?: true };

/** Whether a row is included. Throws `invalid` unless exactly one of the three is given. */
export function isChosen({ maskIds, kind, all }: Choice): (row: MaskRow) => boolean {
  if ([maskIds, kind, all].filter((given) => given !== undefined).length !== 1)
    throw invalid("maskIds", "Send maskIds, kind, or all to choose the masks.");
  if (maskIds) {
    const ids = new Set(maskIds);
    return ({ id }) => ids.has(id);
  }
  return kind ? (row) => row.kind === kind : () => all === true;
}
