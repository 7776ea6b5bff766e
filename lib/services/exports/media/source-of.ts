import { AppError } from "@/lib/core/errors";
import { head } from "@/lib/integrations/storage/storage";
import type { ClipRecord } from "@/lib/services/clips/record";
import type { MediaObject } from "@/lib/services/media/messages";

/** A clip's stored recording. Throws `conflict` if it is gone. */
export async function sourceOf({ title, played }: ClipRecord): Promise<MediaObject> {
  const stored = played && (await head(played.key));
  if (!played || !stored) throw new AppError("conflict", `The recording of “${title}” no longer exists.`);
  return { storageKey: played.key, sizeBytes: stored.sizeBytes };
}
