/** One note quotes at most this much; further blocks of evidence are kept, and shown without their words. */
const MOST = 500;

/** The passages that the blocks `{type: "evidence", passageId}` of a note name. */
export function passageIds(content: readonly unknown[]): string[] {
  const ids = new Set<string>();
  for (const block of content) {
    if (typeof block !== "object" || block === null || !("type" in block) || block.type !== "evidence") continue;
    if ("passageId" in block && typeof block.passageId === "string" && block.passageId.length <= 100)
      ids.add(block.passageId);
  }
  return [...ids].slice(0, MOST);
}
