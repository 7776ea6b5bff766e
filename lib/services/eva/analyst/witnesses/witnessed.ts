import type { Respect } from "@/lib/services/analysis/themes/statements/respect-of";
import { otherLanguageOf } from "@/lib/services/analysis/words/other-language";
import { asksWho } from "@/lib/services/eva/reading/asks-who";
import { undergoneIn } from "@/lib/services/eva/reading/undergone";
import { isOfAnyKind, nameOf } from "@/lib/services/eva/retrieve/ranking/feelings";
import { takes } from "@/lib/services/eva/retrieve/ranking/respects";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft, Question } from "../analyst";
import { closest } from "../kinds/closest";
import { deniersIn } from "../kinds/denied";
import type { Denier } from "../kinds/deniers";
import type { Opening, Phrases } from "../wording/phrases";
import { writing } from "../wording/writing";
import { type Chosen, choose, type Witness } from "./choose";
import { fitting } from "./fitting";
import { leadOf } from "./lead-of";
import { type Sides, sidesOf } from "./sides";
import { asOther, witnessTeller } from "./tell-witness";

const MOST_BESIDE = 4;
const MOST_NEAR = 3;
/** Of a question, in somebody's own words. */
const HALF = 0.5;
const NOBODY: ReadonlyMap<string, Denier> = new Map();

/** "What happens when …?", "What do approvers need?", "How do people pay?" */
const TAKES_NO_SIDE =
  /^(?:what (?:happens|happened)\b|what (?:do|does|did) .{1,60} (?:do|need|use)\b|how (?:do|does|did) \p{L}+(?: \p{L}+)? (?!find\b|feel\b|like\b|see\b|rate\b|get on\b|cope\b|react\b|respond\b|experience\b)\p{L}+|was (?:passiert|passierte|machen|brauchen)\b)/iu;

/** Trusting is done, and denied, like anything else. */
const isOfTrust = (feeling: Respect | null): boolean => feeling !== null && nameOf(feeling) === "trust";

/**
 * Who says what was asked, person by person, and who disagrees, with others or with themselves. Of a question that asks
 * who does something, those who say that they don't are told too.
 */
export async function witnessed({ text, ...shown }: Question, retrieved: Retrieved, phrases: Phrases): Promise<Draft> {
  const isRest = shown.told !== undefined;
  // Who shares words with a question that isn't understood need not speak about it.
  const isAskedSo = retrieved.askedSo !== null || retrieved.askedFor.size + retrieved.put.size > 0;
  if (!isAskedSo && otherLanguageOf(text) !== null) return closest(retrieved);
  const isOfWho = asksWho(text);
  const { feeling, isOfSides, named } = retrieved;
  const isOfDoing = isOfWho && (feeling === null || isOfTrust(feeling)) && !isOfSides && !named;
  const deniers = isOfDoing ? deniersIn(text, retrieved) : NOBODY;
  const chosen = await choose(retrieved, {
    ...shown,
    isOfWho,
    ...((isOfDoing || (isOfWho && isOfSides && !named)) && { fits: fitting(text, retrieved) }),
    deniers: new Set(deniers.keys()),
  });
  if (!isRest && isBesideThePoint(chosen, retrieved)) return closest(retrieved);
  const { first, second, beside, isTold } = arranged(text, chosen, retrieved);
  const { evidence, sentences, say } = writing(phrases);
  const tell = witnessTeller(say, phrases);
  const introduced = (witnesses: readonly Witness[], opening: string | Opening) => {
    for (const [at, witness] of witnesses.entries()) tell(witness, at === 0 ? opening : at, at === 0);
  };
  for (const [at, witness] of first.entries()) tell(witness, at);
  for (const [at, witness] of second.entries()) tell(witness, asOther(at, phrases), at === 0);
  introduced(beside, retrieved.askedFor.size > 0 ? phrases.besides : isTold ? phrases.beside : phrases.neither);
  if (beside.length === 0 && !isRest) {
    const isUndergone = isOfDoing && undergoneIn(text) !== null;
    const near = chosen.near.slice(0, MOST_NEAR).map((witness) => ({ ...witness, turned: null }));
    introduced(near, isUndergone ? phrases.ofOthers : isOfWho ? phrases.nearby : phrases.alike);
  }
  for (const { passage, quote } of [...deniers.values()].slice(0, MOST_NEAR))
    say(passage.line, quote, phrases.denying, { newParagraph: true });
  const count = first.length + second.length + beside.length;
  const { lead, some } = isRest
    ? { lead: phrases.rest(chosen.spoke), some: "" }
    : leadOf(text, retrieved, phrases, { ...chosen, shown: count, disagree: second.length > 0 });
  const { mended } = retrieved;
  const read = mended.length > 0 ? phrases.read(mended) : null;
  return { evidence, lead: [read, lead].filter(Boolean).join(" ") || null, some, sentences };
}

/** If nobody says half of what is asked, it is about something else, however well it fits the rest. */
function isBesideThePoint({ witnesses, isPartial }: Chosen, { unsaid }: Retrieved): boolean {
  const isHardlyAsked = witnesses.every(({ voice }) => voice.ranked.coverage < HALF && !voice.answers);
  return isHardlyAsked || (isPartial && unsaid.length === 0);
}

/** `isTold`: the question asks for one side, or for what people were asked. */
type Arranged = Pick<Sides, "first" | "second"> & { beside: Witness[]; isTold: boolean };

/** On which side people are told, and who beside them. */
function arranged(text: string, { witnesses, told, isOfNumbers }: Chosen, retrieved: Retrieved): Arranged {
  const { feeling, isOfSides, askedSo, kind } = retrieved;
  const isOfViews = witnesses.some(({ voice }) => voice.view);
  const isTold = feeling !== null || isOfSides || (askedSo !== null && !isOfViews);
  // Two reasons for leaving are no disagreement, nor is what happens to two people.
  const isOneSided = isTold || isOfNumbers || kind === "reason" || TAKES_NO_SIDE.test(text);
  if (!isOneSided) {
    const { first, second, neither } = sidesOf(witnesses, retrieved);
    return { first, second, beside: neither, isTold };
  }
  // Of those who don't say whether they trust a thing, nothing else tells it.
  const isAside = feeling === null || isOfAnyKind(feeling) || nameOf(feeling) === "wish";
  const beside = isTold && told > 0 && isAside ? witnesses.filter(isBeside).slice(0, MOST_BESIDE) : [];
  return { first: felt(witnesses, told, feeling), second: [], beside, isTold };
}

/** Beyond those who feel so, only a few who may mean it are shown, if they speak of it in their own words. */
const isBeside = ({ voice }: Witness): boolean => !voice.feels && voice.ranked.own >= HALF;

/** Those who clearly feel as the question asks; if nobody does, a few who don't feel otherwise. */
function felt(witnesses: Witness[], told: number, feeling: Respect | null): Witness[] {
  if (told > 0) return witnesses.filter(({ voice }) => voice.feels);
  if (feeling === null) return witnesses;
  const otherwise = { ...feeling, side: feeling.side === 1 ? -1 : 1 } as const;
  return witnesses
    .filter(
      ({ voice: { ranked, quote, stance } }) =>
        !takes(quote, ranked.passage.language, otherwise) && stance * feeling.side > -1,
    )
    .slice(0, MOST_BESIDE);
}
