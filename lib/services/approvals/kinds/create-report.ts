import { z } from "zod";
import { REPORT_TEMPLATES } from "@/lib/core/document/templates";
import { AppError } from "@/lib/core/errors";
import { counted } from "@/lib/core/text/counted";
import { requireScope } from "@/lib/services/evidence/scope";
import { get as getProject } from "@/lib/services/projects/get";
import { create } from "@/lib/services/reports/create";
import { requireStudy } from "@/lib/services/studies/require-study";
import { kind } from "./kind";

const Ids = z.array(z.string().max(100)).max(100).default([]);

/** A report on a topic or a study's findings; it is written after the approval, and costs nothing. */
export const createReport = kind({
  permission: "evidence.write",
  payload: z.strictObject({
    title: z.string().min(1).max(200),
    template: z.enum(REPORT_TEMPLATES).optional(),
    prompt: z.string().min(3).max(1000).optional(),
    studyIds: Ids,
    fileIds: Ids,
    projectId: z.string().max(100).optional(),
  }),
  async describe(ctx, { title, studyIds, fileIds, projectId }) {
    await requireScope(ctx, { studyIds, fileIds });
    if (projectId !== undefined) await getProject(ctx, projectId);
    const [first] = studyIds;
    const named = [
      ...(first && studyIds.length === 1 ? [`“${(await requireStudy(ctx, first)).title}”`] : []),
      ...(studyIds.length > 1 ? [`${studyIds.length} studies`] : []),
      ...(fileIds.length > 0 ? [counted(fileIds.length, "file")] : []),
    ];
    const project = projectId !== undefined ? "everything in its project" : "everything in this workspace";
    const sources = named.length > 0 ? named.join(" and ") : project;
    return { summary: `Write the report “${title}” from ${sources}.`, costCents: null };
  },
  ready:
    async (ctx, { title, template, prompt, studyIds, fileIds, projectId }) =>
    async () => {
      if (!template && !prompt) throw new AppError("conflict", "This report has no topic. Ask Eva again.");
      const report = await create(ctx, { title, template, prompt, studyIds, fileIds, projectId });
      return { type: "report", id: report.id, title: report.title, url: `/reports/${report.id}` };
    },
});
