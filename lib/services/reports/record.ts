import type { z } from "zod";
import type { Block } from "@/lib/core/document/block";
import type { ReportDocument } from "@/lib/core/document/document";
import type { ReportTemplate } from "@/lib/core/document/templates";
import type { WorkProgress } from "@/lib/core/work-progress";
import type { Report } from "@/lib/events/resources/report";
import type { LinkedClip } from "@/lib/services/clips/record";
import { type PassageRecord, passageUrl } from "@/lib/services/passages/record";
import type { FindingDetail } from "@/lib/services/swarm/record";

export const REPORT_STATUSES = ["generating", "ready", "failed"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export const REPORT_VISIBILITIES = ["workspace", "private"] as const;
export type ReportVisibility = (typeof REPORT_VISIBILITIES)[number];

type Person = { id: string; name: string | null; email: string };

/** A report in a list. `error`: one sentence that says why it couldn't be written. */
export type ReportRecord = {
  id: string;
  title: string;
  template: ReportTemplate | null;
  prompt: string | null;
  projectId: string | null;
  projectName: string | null;
  studyIds: string[];
  fileIds: string[];
  /** The Swarm run that it describes. */
  swarmRunId: string | null;
  /** Its studies and files, as far as they still exist. */
  sources: { studies: { id: string; title: string }[]; files: { id: string; name: string }[] };
  status: ReportStatus;
  error: string | null;
  visibility: ReportVisibility;
  /** Number of changes. */
  version: number;
  quoteCount: number;
  /** Findings of AI agents in it; never counted as quotes. */
  findingCount: number;
  /** `built-in`, or the model that worded it; null until it is written. */
  madeBy: string | null;
  /** While it is being written, and something is known. */
  progress: WorkProgress | null;
  createdBy: Person | null;
  /** Who changed it last; null for what Earshot wrote. */
  editedBy: Person | null;
  /** ISO 8601, UTC, with milliseconds. */
  editedAt: string | null;
  createdAt: string;
  updatedAt: string;
};

/** A picture of a report, with its link, which is valid for an hour. */
export type ImageRecord = { id: string; width: number; height: number; url: string };

/** The present state of what a document's blocks refer to. */
export type Referred = {
  document: ReportDocument;
  passages: PassageRecord[];
  clips: LinkedClip[];
  findings: FindingDetail[];
  images: ImageRecord[];
};

export type ReportDetail = ReportRecord & Referred;

/** The report before the next person's changes. `createdBy` is null for what Earshot wrote. */
export type VersionRecord = { number: number; title: string; createdBy: Person | null; createdAt: string };
export type VersionDetail = VersionRecord & Referred;

/** A report as other programs see it, with the words of its quotes. */
export type PlainReport = Pick<ReportRecord, "id" | "title" | "prompt" | "fileIds" | "createdAt"> & {
  projectId: string;
  document: ReportDocument | null;
  passages: PassageRecord[];
  findings: PlainFinding[];
};
type PlainFinding = Pick<FindingDetail, "id" | "title" | "summary" | "severity" | "recommendation">;

/** A report as the v1 API and webhooks show it: its quotes with their present words. */
export function snapshotOf({
  id,
  projectId,
  prompt,
  fileIds,
  title,
  document,
  passages,
  findings,
}: PlainReport): z.input<typeof Report> {
  const quoted = new Map(passages.map((passage) => [passage.id, passage]));
  const found = new Map(findings.map((finding) => [finding.id, finding]));
  const content = document && {
    title,
    sections: document.sections.map(({ heading, blocks }) => ({
      heading,
      blocks: blocks.map((block) => (block.type === "finding" ? toldFinding(block, found) : told(block, quoted))),
    })),
  };
  return { id, project_id: projectId, prompt, content, file_ids: fileIds };
}

/** `evidence_from` is part of everything that agents produced. */
function toldFinding(
  { type, findingId }: Extract<Block, { type: "finding" }>,
  found: ReadonlyMap<string, PlainFinding>,
) {
  const { title = null, summary = null, severity = null, recommendation = null } = found.get(findingId) ?? {};
  return { type, finding_id: findingId, title, summary, severity, recommendation, evidence_from: "ai_agents" };
}

function told({ id: _id, ...block }: Exclude<Block, { type: "finding" }>, quoted: ReadonlyMap<string, PassageRecord>) {
  if (block.type === "clip") return { type: block.type, clip_id: block.clipId };
  if (block.type === "image")
    return { type: block.type, image_id: block.imageId, alt: block.alt, caption: block.caption };
  if (block.type !== "quote") return block;
  const passage = quoted.get(block.passageId);
  if (!passage) return { type: block.type, passage_id: block.passageId, quote: null };
  const { text: quote, speaker, state, fileId, sessionId, studyId, startSeconds, endSeconds } = passage;
  return {
    type: block.type,
    passage_id: block.passageId,
    quote,
    speaker,
    state,
    file_id: fileId ?? sessionId,
    session_id: sessionId,
    test_id: studyId,
    start_seconds: startSeconds,
    end_seconds: endSeconds,
    url: passageUrl(passage),
  };
}
