import type { Context } from "@/lib/core/context";
import type { Block } from "@/lib/core/document/block";
import type { ReportDocument } from "@/lib/core/document/document";
import { newId } from "@/lib/core/ids";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { create, type ReportWish } from "@/lib/services/reports/create";
import { get } from "@/lib/services/reports/get";
import type { ReportDetail } from "@/lib/services/reports/record";
import { runReport } from "@/lib/services/reports/run-report";
import { makeProject } from "./tags";
import { addTranscript } from "./transcripts";

/** A document of one section with these blocks. */
export const documentOf = (...blocks: Block[]): ReportDocument => ({
  sections: [{ id: "s1", heading: "Findings", blocks }],
});
export const textBlock = (text: string, id = "t1"): Block => ({ id, type: "text", text });
export const quoteBlock = (passageId: string): Block => ({ id: "q1", type: "quote", passageId });

/** A finished report by the context's person, with one paragraph. */
export async function makeReport(ctx: Context, more: { projectId?: string; title?: string } = {}): Promise<string> {
  const id = newId("report");
  const { workspaceId } = ctx;
  const createdById = "userId" in ctx.actor ? ctx.actor.userId : null;
  const document = documentOf(textBlock("As it was written."));
  const written = { status: "ready", madeBy: "built-in", editedAt: new Date(), document, createdById };
  await db().report.create({ data: { id, workspaceId, title: "Findings", ...written, ...more } });
  return id;
}

export const jobOf = (reportId: string) =>
  db().job.findFirstOrThrow({
    where: { input: { path: ["reportId"], equals: reportId } },
    orderBy: { createdAt: "desc" },
  });

export const runAs = ({ workspaceId }: Context, jobId: string): Promise<void> =>
  runReport(systemContext("make-report", workspaceId), jobId);

const TALK = [
  { speaker: "Dana", text: "What did you think of the export?" },
  { speaker: "Ana", text: "The export was broken and the export lost half of my columns." },
  { speaker: "Dana", text: "And the export for you, Ben?" },
  { speaker: "Ben", text: "I loved the export. The export just worked for us." },
  { speaker: "Dana", text: "What about the invoices?" },
  { speaker: "Ana", text: "The invoices came late, and the invoices had the wrong address." },
];

/** A project with one file, of a talk about an export and invoices. */
export async function projectWithTalk(ctx: Context): Promise<{ projectId: string; fileId: string }> {
  const projectId = await makeProject(ctx);
  return { projectId, fileId: await addTranscript(ctx, TALK, { projectId }) };
}

export const generatedEvents = (resourceId: string) =>
  db().outboxEvent.findMany({ where: { resourceId, kind: "report.generated" } });

/** Requests a report and has it written at once. */
export async function written(ctx: Context, wish: ReportWish): Promise<ReportDetail> {
  const { id } = await create(ctx, wish);
  await runAs(ctx, (await jobOf(id)).id);
  return get(ctx, id);
}

/** All text of a report that isn't a quote, block by block. */
export const wordsOf = ({ document }: ReportDetail): string[] =>
  document.sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block) => {
      if (block.type === "text" || block.type === "heading") return block.text;
      if (block.type === "table") return [block.columns, ...block.rows].map((row) => row.join(" | "));
      return [];
    }),
  ]);

/** Quotes of the report whose words aren't said where they point to. */
export async function notSaid({ passages }: ReportDetail): Promise<string[]> {
  const wrong: string[] = [];
  for (const { ownerId, lines, text } of passages) {
    const where = { ownerId, index: lines?.firstIndex ?? -1 };
    const line = await db().segment.findFirst({ where, select: { text: true } });
    if (line?.text.slice(lines?.firstOffset, lines?.lastOffset) !== text) wrong.push(text);
  }
  return wrong;
}
