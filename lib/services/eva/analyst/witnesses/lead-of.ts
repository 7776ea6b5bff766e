import { nameOf } from "@/lib/services/eva/retrieve/ranking/feelings";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import type { Phrases } from "../wording/phrases";
import type { Chosen } from "./choose";

/** `shown`: how many of those who spoke are quoted. */
type Counted = Pick<Chosen, "spoke" | "told" | "isOfNumbers"> & { shown: number; disagree: boolean };
type Lead = Required<Pick<Draft, "lead" | "some">>;

const NO_LEAD: Lead = { lead: null, some: "" };

const ASKS_SIDES =
  /\b(?:disagree\w*|differ\w*|divided|split|contradict\w*|uneinig|nicht einig|widersprech\w*|widerspricht|anderer meinung)\b/iu;

/** How many speak about the question, by how it was found; nothing is counted of those whom it names. */
export function leadOf(text: string, retrieved: Retrieved, phrases: Phrases, counted: Counted): Lead {
  const { spoke, told, shown, disagree, isOfNumbers } = counted;
  const { unsaid, named, people, feeling, askedSo, askedFor } = retrieved;
  const telling = (lead: string | null, all: number): Lead => ({ lead, some: lead ? phrases.someOf(shown, all) : "" });
  if (askedFor.size > 0) return named ? NO_LEAD : telling(phrases.askedFor(told, people), told);
  if (askedSo) return telling(phrases.askedSo(askedSo, spoke, people), spoke);
  if (unsaid.length > 0) return { lead: phrases.near(spoke, people, unsaid), some: "" };
  if (named) return NO_LEAD;
  if (feeling !== null) return telling(phrases.feel(nameOf(feeling), told, shown, people), told);
  if (isOfNumbers) return telling(phrases.numbers(spoke, people), spoke);
  if (ASKS_SIDES.test(text) && !disagree) return { lead: phrases.agreed(spoke, people), some: "" };
  return telling(phrases.lead(spoke, people, disagree), spoke);
}
