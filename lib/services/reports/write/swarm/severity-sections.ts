import { type FindingRecord, SEVERITIES } from "@/lib/services/swarm/record";
import type { DraftSection } from "../draft";
import { SEVERITY_TITLES } from "./words";

/** A section for each severity that occurs, the worst first, with its findings. */
export const severitySections = (findings: readonly FindingRecord[]): DraftSection[] =>
  SEVERITIES.flatMap((severity) => {
    const those = findings.filter((finding) => finding.severity === severity);
    if (those.length === 0) return [];
    const heading = `${SEVERITY_TITLES[severity]} findings`;
    return [{ heading, blocks: those.map(({ id }) => ({ type: "finding" as const, findingId: id })) }];
  });
