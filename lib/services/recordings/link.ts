import type { Context } from "@/lib/core/context";
import { presignDownload } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { findRecording } from "./find-recording";

const LINK_SECONDS = 3600;

/** A link that a player streams a file's or session's recording from for an hour. */
export async function link(ctx: Context, ownerId: string) {
  permit(ctx, "workspace.read");
  const { name: fileName, contentType, kind, storageKey: key, durationSeconds } = await findRecording(ctx, ownerId);
  const url = await presignDownload({ key, fileName, contentType, inline: true, expiresInSeconds: LINK_SECONDS });
  return { url, kind, contentType, durationSeconds, expiresAt: new Date(Date.now() + LINK_SECONDS * 1000) };
}
