import type { FindingDetail } from "@/components/swarm/shapes";
import type { ClipShape } from "@/lib/api/clips/clips";
import type { Evidence } from "@/lib/api/evidence/shape";
import type { ShownDocument } from "@/lib/api/reports/shape";
import type { Picture } from "./image-figure";

/** What the blocks of a report refer to, by id, as it was returned with them. */
export type Refs = {
  quotes: Record<string, Evidence | null>;
  clips: Record<string, ClipShape | null>;
  findings: Record<string, FindingDetail | null>;
  pictures: Record<string, Picture>;
};

export function refsOf({ sections }: ShownDocument): Refs {
  const refs: Refs = { quotes: {}, clips: {}, findings: {}, pictures: {} };
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (block.type === "quote") refs.quotes[block.passageId] = block.evidence;
    if (block.type === "clip") refs.clips[block.clipId] = block.clip;
    if (block.type === "finding") refs.findings[block.findingId] = block.finding;
    if (block.type === "image") refs.pictures[block.imageId] = block;
  }
  return refs;
}

export const withRefs = (now: Refs, more: Partial<Refs>): Refs => ({
  quotes: { ...now.quotes, ...more.quotes },
  clips: { ...now.clips, ...more.clips },
  findings: { ...now.findings, ...more.findings },
  pictures: { ...now.pictures, ...more.pictures },
});
