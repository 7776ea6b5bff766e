import { AppError } from "@/lib/core/errors";
import { head } from "@/lib/integrations/storage/storage";
import type { ClipRecord } from "@/lib/services/clips/record";
import type { MediaObject } from "@/lib/services/media/messages";

/** The stored recording of a clip. Throws `conflict` when there is none any more. */
export async function sourceOf({ title, played }: ClipRecord): Promise<MediaObject> {
  const stored = played && (await head(played.key));
  if (!played || !stored) throw new AppError("conflict", `The recording of “${title}” no longer exists.`);
  return { storageKey: played.key, sizeBytes: stored.sizeBytes };
}
