import type { Line, LineSpan } from "@/components/library/transcript/line";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";

/** Masks words selected in a transcript; a whole line is never masked by accident. */
export async function maskStretch(ownerId: string, span: LineSpan, lines: readonly Line[]): Promise<void> {
  const { firstIndex: index, firstOffset: startOffset, lastIndex, lastOffset: endOffset } = span;
  const text = lines.find((line) => line.index === index)?.text ?? "";
  if (index !== lastIndex) return void toast.error("Select words within one line to mask them.");
  if (startOffset === 0 && endOffset === text.length && text.includes(" "))
    return void toast.error("Select the words to mask, rather than the whole line.");
  try {
    const body = { index, startOffset, endOffset, kind: kindOf(text.slice(startOffset, endOffset)) };
    const { token } = await call("POST /transcripts/{ownerId}/masks", { params: { ownerId }, body });
    toast.success(`Masked as ${token}, wherever it’s quoted.`);
    window.dispatchEvent(new Event("earshot:transcript"));
  } catch (thrown) {
    toast.failed(thrown);
  }
}

/** What the words most likely are. */
function kindOf(words: string): "name" | "email" | "phone" | "other" {
  if (words.includes("@")) return "email";
  if ((words.match(/\d/g) ?? []).length >= 7) return "phone";
  return /^\p{Lu}/u.test(words.trim()) && !/\d/.test(words) ? "name" : "other";
}
