import { createHash } from "node:crypto";
import type { ClipRecord } from "@/lib/services/clips/record";

/** A short hash of everything about clips that affects their export. */
export function fingerprint(clips: readonly ClipRecord[], more: unknown): string {
  const shown = clips.map(({ id, title, passage, played }) => [id, title, passage, played?.key]);
  return shortHash([shown, more]);
}

/** A short hash of any value. */
export const shortHash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);
