import { z } from "zod";
import { Clip, toClip } from "@/lib/api/clips/clips";
import { Evidence, toEvidence } from "@/lib/api/evidence/shape";
import { Progress } from "@/lib/api/progress-shape";
import { DateTime, Person } from "@/lib/api/shared";
import { FindingDetail, toFinding } from "@/lib/api/swarm/shapes";
import {
  ChartBlock,
  ClipBlock,
  FindingBlock,
  HeadingBlock,
  ImageBlock,
  QuoteBlock,
  TableBlock,
  TextBlock,
} from "@/lib/core/document/block";
import { sectionOf } from "@/lib/core/document/document";
import { REPORT_TEMPLATES } from "@/lib/core/document/templates";
import { toldProgress } from "@/lib/core/work-progress";
import {
  type ReportDetail as Detail,
  REPORT_STATUSES,
  REPORT_VISIBILITIES,
  type Referred,
  type ReportRecord,
  type VersionDetail,
} from "@/lib/services/reports/record";

/** A block as shown: with the present state of what it refers to. */
const ShownBlock = z
  .discriminatedUnion("type", [
    HeadingBlock,
    TextBlock,
    QuoteBlock.extend({ evidence: Evidence.nullable() }),
    ClipBlock.extend({ clip: Clip.nullable().describe("Null once the clip has been deleted.") }),
    FindingBlock.extend({ finding: FindingDetail.nullable().describe("Null once the finding has been deleted.") }),
    TableBlock,
    ChartBlock,
    ImageBlock.extend({
      url: z.url().nullable().describe("Works for an hour. Get the report again for a fresh link."),
      width: z.int().nullable(),
      height: z.int().nullable(),
    }),
  ])
  .meta({ id: "ShownBlock" });
export type ShownBlock = z.output<typeof ShownBlock>;

const ShownDocument = z.object({ sections: z.array(sectionOf(ShownBlock)) }).meta({ id: "ShownDocument" });
export type ShownDocument = z.output<typeof ShownDocument>;

const reportFields = {
  id: z.string(),
  title: z.string(),
  template: z
    .enum(REPORT_TEMPLATES)
    .nullable()
    .describe("Null for a report written from a prompt alone or from a Swarm run."),
  prompt: z.string().nullable(),
  projectId: z.string().nullable(),
  projectName: z.string().nullable(),
  studyIds: z.array(z.string()),
  fileIds: z.array(z.string()),
  swarmRunId: z.string().nullable().describe("The Swarm run that the report covers."),
  sources: z
    .object({
      studies: z.array(z.object({ id: z.string(), title: z.string() })),
      files: z.array(z.object({ id: z.string(), name: z.string() })),
    })
    .describe("What it was requested from, as far as that still exists."),
  status: z.enum(REPORT_STATUSES).describe("Poll until it is `ready` or `failed`."),
  error: z.string().nullable().describe("Why it could not be written, in one sentence."),
  visibility: z.enum(REPORT_VISIBILITIES).describe("A `private` report is visible to its creator only."),
  version: z.int().describe("Increases with every change. Send the version you last read."),
  quoteCount: z.int(),
  findingCount: z.int().describe("Findings from AI agents in the report; these are not quotes."),
  madeBy: z.string().nullable().describe("`built-in`, or the name of the model that worded it."),
  progress: Progress.nullable().describe("While it is being written."),
  createdBy: Person.nullable(),
  editedBy: Person.nullable().describe("Null while it is as Earshot wrote it."),
  editedAt: DateTime.nullable(),
  createdAt: DateTime,
  updatedAt: DateTime,
};

export const Report = z.object(reportFields).meta({ id: "Report" });
export type Report = z.output<typeof Report>;
export const ReportDetail = z.object({ ...reportFields, document: ShownDocument }).meta({ id: "ReportDetail" });
export type ReportDetail = z.output<typeof ReportDetail>;

export const toReport = ({ progress, ...report }: ReportRecord): z.input<typeof Report> => ({
  ...report,
  progress: progress && toldProgress(progress),
});

export function toReportDetail({
  document,
  passages,
  clips,
  findings,
  images,
  ...report
}: Detail): z.input<typeof ReportDetail> {
  return { ...toReport(report), document: toShown({ document, passages, clips, findings, images }) };
}

export const ReportVersion = z
  .object({
    number: z.int(),
    title: z.string(),
    createdBy: Person.nullable().describe("Who last changed this version; null for what Earshot wrote."),
    createdAt: DateTime,
  })
  .meta({ id: "ReportVersion" });
export type ReportVersion = z.output<typeof ReportVersion>;
export const ReportVersionDetail = ReportVersion.extend({ document: ShownDocument }).meta({
  id: "ReportVersionDetail",
});
export type ReportVersionDetail = z.output<typeof ReportVersionDetail>;

export function toVersionDetail({ document, passages, clips, findings, images, ...version }: VersionDetail) {
  return { ...version, document: toShown({ document, passages, clips, findings, images }) };
}

function toShown({ document, passages, clips, findings, images }: Referred): z.input<typeof ShownDocument> {
  const quoted = new Map(passages.map((passage) => [passage.id, toEvidence(passage)]));
  const played = new Map(clips.map((clip) => [clip.id, toClip(clip)]));
  const found = new Map(findings.map((finding) => [finding.id, toFinding(finding)]));
  const pictures = new Map(images.map((image) => [image.id, image]));
  const shown = (block: (typeof document.sections)[number]["blocks"][number]): z.input<typeof ShownBlock> => {
    if (block.type === "quote") return { ...block, evidence: quoted.get(block.passageId) ?? null };
    if (block.type === "clip") return { ...block, clip: played.get(block.clipId) ?? null };
    if (block.type === "finding") return { ...block, finding: found.get(block.findingId) ?? null };
    if (block.type !== "image") return block;
    const { url = null, width = null, height = null } = pictures.get(block.imageId) ?? {};
    return { ...block, url, width, height };
  };
  return { sections: document.sections.map((section) => ({ ...section, blocks: section.blocks.map(shown) })) };
}
