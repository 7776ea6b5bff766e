import type { Context } from "@/lib/core/context";
import { VIEW_LINK_SECONDS, viewLink } from "@/lib/integrations/storage/view-link";
import { permit } from "@/lib/services/access/permit";
import { findRecording } from "./find-recording";

/** A link that a player streams a file's or session's recording from for an hour. */
export async function link(ctx: Context, ownerId: string) {
  permit(ctx, "workspace.read");
  const { name: fileName, contentType, kind, storageKey: key, durationSeconds } = await findRecording(ctx, ownerId);
  const url = await viewLink({ key, fileName, contentType });
  return { url, kind, contentType, durationSeconds, expiresAt: new Date(Date.now() + VIEW_LINK_SECONDS * 1000) };
}
