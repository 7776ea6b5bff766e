import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { exportTranscript, type TranscriptFile } from "./export-transcript";
import { readMaskedToken } from "./masked-link";

/**
 * What a link to a masked file opens: its transcript as text. Throws `not_found` for a link that is no longer valid.
 */
export async function exportMasked(requestId: string, token: string): Promise<TranscriptFile> {
  const named = readMaskedToken(token);
  if (!named) throw notFound("File");
  const actor = { kind: "system", name: "masked-file" } as const;
  const ctx: Context = { requestId, workspaceId: named.workspaceId, plan: "free", actor };
  return exportTranscript(ctx, { fileId: named.fileId }, { format: "txt", timestamps: true });
}
