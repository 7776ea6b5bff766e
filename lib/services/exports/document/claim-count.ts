import type { ExportClaim } from "./export-document";

/** "7 of 12 participants say so, 2 say otherwise." */
export function claimCount({ support, against, of }: Pick<ExportClaim, "support" | "against" | "of">): string {
  const people = of === 1 ? "participant" : "participants";
  const otherwise = against === 0 ? "" : `, ${against} ${against === 1 ? "says" : "say"} otherwise`;
  return `${support} of ${of} ${people}${otherwise}`;
}

/** How many more quotes there are than are shown; null when none. */
export function moreQuotes({ left }: Pick<ExportClaim, "left">): string | null {
  const count = left.support + left.against;
  if (count === 0) return null;
  return `${count} more ${count === 1 ? "quote is" : "quotes are"} in the app and in the CSV export.`;
}
