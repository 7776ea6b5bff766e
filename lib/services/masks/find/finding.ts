import type { MaskKind } from "../record";

/** Personal data in one line: UTF-16 offsets, the end excluded. */
export type Finding = { start: number; end: number; kind: MaskKind };

/** Finds of an earlier detector count for more: a card number is no phone number. */
export function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const finding of findings)
    if (!kept.some((other) => finding.start < other.end && other.start < finding.end)) kept.push(finding);
  return kept.sort((a, b) => a.start - b.start);
}
