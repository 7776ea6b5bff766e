import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import type { toldBy } from "../merge/changes";
import type { Said } from "./load-said";

type Ready = { readoutId: string; studyId: string; said: Said };

/**
 * Emits the event that a readout is ready. v1 knows only reports of projects, so a study without a project emits only
 * the app's event.
 */
export async function tell(
  tx: Transaction,
  { workspaceId }: Context,
  { readoutId, studyId, said }: Ready,
  told: ReturnType<typeof toldBy>,
): Promise<void> {
  const { projectId } = await tx.db.study.findUniqueOrThrow({
    where: { id: studyId, workspaceId },
    select: { projectId: true },
  });
  emit(tx, "readout.ready", readoutId, {
    id: readoutId,
    test_id: studyId,
    status: "ready",
    generated_at: said.at.toISOString(),
    based_on: { sessions: said.sessions, excluded: said.leftOut.length },
    summary: told.summary,
  });
  if (projectId === null) return;
  const content = { kind: "readout", test_id: studyId, ...told };
  emit(tx, "report.generated", readoutId, {
    id: readoutId,
    project_id: projectId,
    prompt: null,
    content,
    file_ids: [],
  });
}
