import { stops } from "@/lib/services/analysis/themes/statements/is-over";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { replyTo } from "@/lib/services/analysis/themes/statements/reply";
import { says } from "@/lib/services/eva/mentions/says";
import { feelingAsked } from "@/lib/services/eva/reading/emotion";
import { matterOf } from "@/lib/services/eva/reading/matter";
import { isOfOthers, ofSelf } from "@/lib/services/eva/reading/of-others";
import { undergoneIn, underwent } from "@/lib/services/eva/reading/undergone";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Fits } from "./choose";

/** "Did you cancel?" – "Yes." */
const saysYes = (quote: string): boolean => replyTo(quote, "").is === "yes";

/**
 * What a quote has to say of whoever says it, for a question who does something: "She stopped talking to me" tells of
 * nobody here who stopped, "My husband had one" of nobody here who had, and a fault found is no anger.
 */
export function fitting(text: string, { german, terms }: Pick<Retrieved, "german" | "terms">): Fits {
  const names = terms.map((term) => [term]);
  const isOwn: Fits = (quote, language) => !isOfOthers(text, quote, (clause) => says(clause, language, names));
  if (matterOf(text, german ? "de" : "en", new Set()).has("leaving"))
    return Object.assign((quote: string) => saysYes(quote) || sentencesOf(quote).some(stops), { isAll: true });
  const feeling = feelingAsked(text);
  if (feeling) return (quote, language) => ofSelf(quote, (clause) => feeling.names(clause, language));
  const verb = undergoneIn(text);
  return verb === null ? isOwn : (quote, language) => underwent(quote, language, verb);
}
