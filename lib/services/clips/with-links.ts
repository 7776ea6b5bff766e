import { viewLink } from "@/lib/integrations/storage/view-link";
import { formatsOf } from "@/lib/services/exports/media/formats-of";
import type { ClipRecord, LinkedClip } from "./record";

/** Adds each clip's playback link, valid for an hour, which clips of one recording share, and its formats. */
export async function withLinks(clips: readonly ClipRecord[]): Promise<LinkedClip[]> {
  const links = new Map<string, Promise<string>>();
  const linkOf = ({ name: fileName, key, type: contentType }: NonNullable<ClipRecord["played"]>) => {
    const known = links.get(key);
    if (known) return known;
    const link = viewLink({ key, fileName, contentType });
    links.set(key, link);
    return link;
  };
  return Promise.all(
    clips.map(async (clip) => ({
      ...clip,
      playUrl: clip.played && (await linkOf(clip.played)),
      exportFormats: await formatsOf(clip),
    })),
  );
}

export async function withLink(clip: ClipRecord): Promise<LinkedClip> {
  const [linked] = await withLinks([clip]);
  return linked ?? { ...clip, playUrl: null, exportFormats: [] };
}
