import { AppError } from "@/lib/core/errors";
import type { ClipRecord } from "@/lib/services/clips/record";

/** Throws `conflict` for clips without a recording to cut: nothing is left out silently. */
export function requirePlayable(clips: readonly ClipRecord[]): void {
  const silent = clips.filter(({ played }) => played === null);
  const [first] = silent;
  if (!first) return;
  const what = silent.length === 1 ? `“${first.title}” has` : `${silent.length} of these clips have`;
  throw new AppError("conflict", `${what} no recording to cut from. Export a list of quotes instead.`);
}
