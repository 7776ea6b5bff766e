import type { Words } from "../words/english";
import type { ExportClaim } from "./export-document";

/** "7 of 12 participants, 2 say otherwise" */
export const claimCount = (
  { support, against, of }: Pick<ExportClaim, "support" | "against" | "of">,
  { claims }: Words,
): string => claims.count(support, against, of);

/** How many more quotes there are than are shown; null if none. */
export function moreQuotes({ left }: Pick<ExportClaim, "left">, { claims }: Words): string | null {
  const count = left.support + left.against;
  return count === 0 ? null : claims.more(count);
}
