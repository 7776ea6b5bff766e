import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { create, type ReportWish } from "@/lib/services/reports/create";
import { runReport } from "@/lib/services/reports/run-report";

/** A summary of the ended study, and an answer to a prompt from its sessions, written as everybody's are. */
export async function demoReports(ctx: Context): Promise<void> {
  const { workspaceId } = ctx;
  const ended = await db().study.findFirstOrThrow({ where: { workspaceId, status: "ended" }, select: { id: true } });
  await write(ctx, { template: "summary", studyIds: [ended.id] });
  const prompt = "Paying by card, the setup fee and asking somebody else";
  await write(ctx, { title: "Card, fee and who decides", prompt, studyIds: [ended.id] });
}

async function write(ctx: Context, wish: ReportWish): Promise<void> {
  const { workspaceId } = ctx;
  const { id } = await create(ctx, wish);
  const where = { workspaceId, input: { path: ["reportId"], equals: id } };
  const job = await db().job.findFirstOrThrow({ where, select: { id: true } });
  await runReport(systemContext("seed", workspaceId), job.id);
}
