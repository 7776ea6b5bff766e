import { typeset } from "@/lib/core/text/typeset";

/** A sentence of the document, with text between backticks as code. */
export function Prose({ text }: { text: string }) {
  return text.split("`").map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
    index % 2 ? <code key={index}>{part}</code> : typeset(part),
  );
}
