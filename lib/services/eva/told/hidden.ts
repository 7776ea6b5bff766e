import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { saysItIsHidden } from "../reading/asks-what-is-hidden";
import type { Told } from "./tell-said";

/** A line up to this length is quoted whole. */
const LONGEST = 160;

/** What people couldn't find or see, or nearly missed. */
export const HIDDEN: Told = {
  saidIn({ line }) {
    const quote = quoteOf(line.text);
    return quote === null ? null : { quote, worth: 0 };
  },
  mostOfOne: 2,
  tell: {
    en: [
      "says that they couldn’t find something, or nearly missed it",
      "say that they couldn’t find something, or nearly missed it",
    ],
    de: [
      "sagt, dass sie etwas nicht gefunden oder fast übersehen hat",
      "sagen, dass sie etwas nicht gefunden oder fast übersehen haben",
    ],
  },
};

/** What says so, with what was said before it, which names the thing: "Where's my railcard? I can't find it." */
function quoteOf(text: string): string | null {
  const sentences = sentencesOf(text);
  const at = sentences.findIndex(saysItIsHidden);
  if (at < 0) return null;
  if (text.length <= LONGEST) return text;
  const own = sentences[at] ?? "";
  const from = text.indexOf(sentences[at - 1] ?? own);
  return text.slice(from, text.indexOf(own, from) + own.length);
}
