import type { AnalysisLine } from "@/lib/services/analysis/line";

const ASKS_NOT_TO =
  /(?:^|[.!?;,]\s+|\b(?:is|[’']s|was|all) )(?:strictly )?off the record\b|\bbetween (?:you and me|ourselves)\b|\bjust between us\b|\b(?:please )?(?:leave|keep|cut) (?:that|this|it)(?: last)?(?: bit| part)? out(?: of (?:it|this|the (?:report|transcript|recording|notes|readout)))?(?=[.!,]|$)|\b(?:don[’']t|do not) (?:(?:write|print|record|repeat) (?:that|this)|quote me)\b|\bunter uns gesagt\b|\b(?:das )?bitte nicht (?:aufschreiben|mitschreiben|zitieren|weitersagen)/iu;

/** Whether somebody asks in these words that they aren't passed on. */
export const isOffTheRecord = (text: string): boolean => ASKS_NOT_TO.test(text);

/** "Please leave that out." is said of the line before. */
const ABOUT_BEFORE = 60;

/** What may be quoted: without what people ask to keep private. */
export function onTheRecord(lines: readonly AnalysisLine[]): readonly AnalysisLine[] {
  const left = new Set<AnalysisLine>();
  for (const [at, line] of lines.entries()) {
    if (!isOffTheRecord(line.text)) continue;
    const before = lines[at - 1];
    left.add(line);
    if (before && before.ownerId === line.ownerId && line.text.length < ABOUT_BEFORE) left.add(before);
  }
  return left.size === 0 ? lines : lines.filter((line) => !left.has(line));
}
