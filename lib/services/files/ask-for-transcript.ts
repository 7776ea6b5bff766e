import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { SHOWN_FIELDS, snapshotOf } from "./record";

/**
 * Ends the processing of a recording that can't be transcribed here: it can be played and waits for a transcript made
 * elsewhere. `why` is a sentence about a failed speech service, null if there is none.
 */
export async function askForTranscript(ctx: Context, fileId: string, why: string | null): Promise<void> {
  permit(ctx, "file.write");
  await transaction(ctx, async (tx) => {
    const [file] = await tx.db.file.updateManyAndReturn({
      where: { id: fileId, workspaceId: ctx.workspaceId, status: "processing" },
      data: { status: "ready", transcriptStatus: "needed", error: why },
      select: { ...SHOWN_FIELDS, sessionId: true },
    });
    if (!file) return;
    audit(tx, { action: "file.ready", targetId: fileId, details: { transcript: "needed" } });
    // A session's recording isn't a file of the library: nobody could look it up.
    if (file.sessionId === null) emit(tx, "file.ready", fileId, snapshotOf(file));
  });
}
