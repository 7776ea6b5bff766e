import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";

export type SpokenId = { sessionId: string; index: number };

/** A spoken answer still to be transcribed, or null once that is settled. */
export const findUploaded = (ctx: Context, { sessionId, index }: SpokenId) =>
  db().spokenAnswer.findFirst({
    where: { sessionId, index, status: "uploaded", session: { workspaceId: ctx.workspaceId } },
    select: {
      storageKey: true,
      chunks: true,
      sizeBytes: true,
      contentType: true,
      session: { select: { study: { select: { language: true } } } },
    },
  });
