import type { MaskKind } from "../record";

/** Personal data in one line: UTF-16 offsets, end exclusive. */
export type Finding = { start: number; end: number; kind: MaskKind };

/** Earlier detectors take precedence: a card number isn't a phone number. */
export function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const finding of findings)
    if (!kept.some((other) => finding.start < other.end && other.start < finding.end)) kept.push(finding);
  return kept.sort((a, b) => a.start - b.start);
}
