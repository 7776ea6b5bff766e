import { createHash } from "node:crypto";
import type { ClipRecord } from "@/lib/services/clips/record";

/** What of clips decides how their export looks, in one short word. */
export function fingerprint(clips: readonly ClipRecord[], more: unknown): string {
  const shown = clips.map(({ id, title, passage, played }) => [id, title, passage, played?.key]);
  return shortHash([shown, more]);
}

/** Any value in one short word: the same for the same. */
export const shortHash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);
