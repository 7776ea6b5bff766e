import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { openSession } from "./own-session";
import { type SpokenRecord, type SpokenRow, toSpoken } from "./record";

type Input = { version: number; take: string };

/** Ends a recording and has it transcribed. Idempotent; `conflict` for a take that was replaced. */
export async function finish(ctx: Context, { version, take }: Input): Promise<SpokenRecord> {
  return transaction(ctx, async (tx) => {
    const session = await openSession(tx, ctx, version);
    const [row] = await tx.db.$queryRaw<SpokenRow[]>`
      SELECT * FROM spoken_answer
       WHERE session_id = ${session.id} AND index = ${version} AND storage_key = ${`${ctx.workspaceId}/${take}`}
         FOR UPDATE`;
    if (!row) throw new AppError("conflict", "This recording was started again elsewhere.");
    if (row.status !== "recording") return toSpoken(row);
    if (row.chunks === 0) throw new AppError("conflict", "Nothing has been recorded yet.");
    await tx.db.$executeRaw`
      UPDATE spoken_answer SET status = 'uploaded' WHERE session_id = ${session.id} AND index = ${version}`;
    audit(tx, { action: "answer.spoken", targetId: session.id, details: { version } });
    emit(tx, "answer.spoken", session.id, { sessionId: session.id, index: version });
    return toSpoken({ ...row, status: "uploaded" });
  });
}
