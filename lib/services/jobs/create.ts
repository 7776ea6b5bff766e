import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import type { Prisma } from "@/lib/db/generated/client";
import { audit, type Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { fromRow, JOB_COLUMNS, type JobRecord, type JobType } from "./record";

type NewJob = { type: JobType; projectId: string | null; input: Prisma.InputJsonObject };

/** Queues work in the transaction of the call that asks for it; the job function takes it up after the commit. */
export async function create(tx: Transaction, ctx: Context, { type, projectId, input }: NewJob): Promise<JobRecord> {
  const id = newId("job");
  const data = { id, workspaceId: ctx.workspaceId, projectId, type, status: "queued", input };
  const row = await tx.db.job.create({ data: { ...data, createdById: personOf(ctx) }, select: JOB_COLUMNS });
  audit(tx, { action: "job.queued", targetId: id, details: { type } });
  emit(tx, "job.queued", id, { jobId: id, type });
  return fromRow(row);
}
