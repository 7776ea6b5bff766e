import type { Respect } from "@/lib/services/analysis/themes/statements/respect-of";
import { asksForTrait } from "../compare/asks-for-trait";
import { readByTrait } from "../compare/by-trait";
import { groupOfTrait } from "../compare/group-of-trait";
import { readCalled } from "../compare/read-called";
import { readComparison } from "../compare/read-comparison";
import { readGroup } from "../compare/read-group";
import { readWilling } from "../compare/read-willing";
import { readHabit } from "../habits/read-habit";
import { readWorkplace } from "../habits/workplace";
import { readAmounts } from "../reading/amounts";
import { asksWho } from "../reading/asks-who";
import { readBoth } from "../reading/both";
import { readSuperlative } from "../reading/superlative";
import { undergoneIn } from "../reading/undergone";
import { isOfAnyKind, nameOf } from "../retrieve/feelings";
import { takes } from "../retrieve/respects";
import type { Retrieved } from "../retrieve/retriever";
import type { Analyst, Draft } from "./analyst";
import { answeredWhether } from "./answered-whether";
import { answersAlike } from "./answers-alike";
import { bothOf } from "./both-of";
import { called } from "./called";
import { choose, type Witness } from "./choose";
import { closest } from "./closest";
import { compared } from "./compared";
import { denied, deniersIn, whyNot } from "./denied";
import type { Denier } from "./deniers";
import { ENGLISH } from "./english";
import { fitting } from "./fitting";
import { GERMAN } from "./german";
import { habitual, notDoing } from "./habitual";
import { happened } from "./happened";
import { howEasy } from "./how-easy";
import { howOften } from "./how-often";
import { mentioned } from "./mentioned";
import { ofEach } from "./of-each";
import { ofGroup } from "./of-group";
import { ofPeople } from "./of-people";
import { ofTrait } from "./of-trait";
import { otherTools } from "./other-tools";
import type { Phrases } from "./phrases";
import { sidesOf } from "./sides";
import { asOther, witnessTeller } from "./tell-witness";
import { whyStopped } from "./why-stopped";
import { willing } from "./willing";
import { working } from "./working";
import { writing } from "./writing";

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

/** Beyond those, only a few who may mean it are shown, if they speak of it in their own words. */
const isBeside = ({ voice }: Witness): boolean => !voice.feels && voice.ranked.own >= OF_IT;
const OF_IT = 0.5;
const MOST_BESIDE = 4;
const MOST_NEAR = 3;

const NOBODY: ReadonlyMap<string, Denier> = new Map();

const phrasesFor = ({ german }: Retrieved): Phrases => (german ? GERMAN : ENGLISH);

type Counted = { spoke: number; told: number; shown: number; disagree: boolean; isOfNumbers: boolean };
type Lead = Pick<Draft, "lead" | "some">;

function leadOf(retrieved: Retrieved, asksSides: boolean, counted: Counted): Lead {
  const { spoke, told, shown, disagree, isOfNumbers } = counted;
  const { unsaid, named, people, feeling, askedSo, askedFor } = retrieved;
  const phrases = phrasesFor(retrieved);
  const telling = (lead: string | null, all: number): Lead => ({ lead, some: lead ? phrases.someOf(shown, all) : "" });
  if (askedFor.size > 0) return named ? NO_LEAD : telling(phrases.askedFor(told, people), told);
  if (askedSo) return telling(phrases.askedSo(askedSo, spoke, people), spoke);
  if (unsaid.length > 0) return { lead: phrases.near(spoke, people, unsaid) };
  if (feeling !== null && !named) return telling(phrases.feel(nameOf(feeling), told, shown, people), told);
  if (named) return NO_LEAD;
  if (isOfNumbers) return telling(phrases.numbers(spoke, people), spoke);
  if (asksSides && !disagree) return { lead: phrases.agreed(spoke, people) };
  return telling(phrases.lead(spoke, people, disagree), spoke);
}
const NO_LEAD: Lead = { lead: null };

const answered = (text: string, found: Retrieved): Promise<Draft> => builtIn({ text, turns: [] }, found);

/** What isn't answered passage by passage: what two are compared by, who would do something, and who has a habit. */
async function comparing(text: string, retrieved: Retrieved, phrases: Phrases): Promise<Draft | null> {
  const trait = asksForTrait(text, retrieved.traits);
  if (trait) return ofTrait(trait, retrieved, phrases);
  const byTrait = readByTrait(text, retrieved.traits);
  const each = byTrait && (await ofEach(byTrait, retrieved, phrases, answered));
  if (each) return each;
  const comparison = readComparison(text);
  if (comparison) return compared(comparison, retrieved, phrases, answered);
  const calling = readCalled(text);
  if (calling) return called(calling, retrieved, phrases);
  const superlative = readSuperlative(text);
  if (superlative !== null && retrieved.askedSo === null && retrieved.askedFor.size === 0) {
    const found = await retrieved.findToo(superlative);
    if (found.feeling !== null) return answered(superlative, found);
  }
  const amounts = readAmounts(text);
  if (amounts !== null && !retrieved.named) {
    const found = await retrieved.findToo(amounts);
    const draft = found.askedSo === null && found.put.size === 0 ? null : await answered(amounts, found);
    if (draft) return { ...draft, lead: `${phrases.uncompared} ${draft.lead ?? ""}`.trim() };
  }
  const tools = await otherTools(text, retrieved, phrases);
  if (tools) return tools;
  const stopped = await whyStopped(text, retrieved, phrases);
  if (stopped) return stopped;
  const workplace = readWorkplace(text);
  if (workplace && !retrieved.named) return working(workplace, retrieved, phrases);
  const group = groupOfTrait(text, retrieved.traits) ?? readGroup(text);
  if (group) return ofGroup(group, retrieved, phrases, answered);
  const parts = readBoth(text);
  if (parts) return bothOf(parts, retrieved, phrases);
  const what = await happened(text, retrieved, phrases);
  if (what) return what;
  const asked = readWilling(text);
  if (asked) return willing(asked, retrieved, phrases);
  const habit = retrieved.mentions || retrieved.feeling ? null : readHabit(text);
  const eased = await howEasy(text, retrieved, phrases);
  if (eased) return eased;
  const held = habit && (await habitual(habit, text, retrieved, phrases));
  return held ?? answeredWhether(text, retrieved, phrases);
}

/** If nobody says half of what is asked, it is about something else, however well it fits the rest. */
const isHardlyAsked = (witnesses: readonly Witness[]): boolean =>
  witnesses.every(({ voice }) => voice.ranked.coverage < HALF && !voice.answers);
const HALF = 0.5;

/** "What happens when …?", "What do approvers need?", "How do people pay?" */
const TAKES_NO_SIDE =
  /^(?:what (?:happens|happened)\b|what (?:do|does|did) .{1,60} (?:do|need|use)\b|how (?:do|does|did) \p{L}+(?: \p{L}+)? (?!find\b|feel\b|like\b|see\b|rate\b|get on\b|cope\b|react\b|respond\b|experience\b)\p{L}+|was (?:passiert|passierte|machen|brauchen)\b)/iu;

const ASKS_SIDES =
  /\b(?:disagree\w*|differ\w*|divided|split|contradict\w*|uneinig|nicht einig|widersprech\w*|widerspricht|anderer meinung)\b/iu;

/**
 * The analyst that needs no model: it says who spoke about the question, in their own words, and who disagrees, with
 * others or with themselves. It adds nothing to what was said.
 */
export const builtIn: Analyst = async ({ text, ...shown }, retrieved) => {
  const phrases = phrasesFor(retrieved);
  const special = shown.told === undefined ? await comparing(text, retrieved, phrases) : null;
  if (special) return special;
  const not = shown.told === undefined ? whyNot(text, retrieved, phrases) : null;
  if (not) return not;
  if (retrieved.denied && shown.told === undefined)
    return (await notDoing(text, retrieved, phrases)) ?? denied(text, retrieved, phrases);
  // How often somebody does it isn't told by those who say something else of it.
  if (retrieved.kind === "often" && !retrieved.askedSo && !retrieved.mentions)
    return howOften(text, retrieved, phrases) ?? closest(retrieved);
  if (!retrieved.answers) return closest(retrieved);
  if (retrieved.mentions) return mentioned(retrieved, retrieved.mentions, phrases, shown);
  const person =
    retrieved.named && retrieved.terms.length === 0 && shown.told === undefined
      ? ofPeople(
          retrieved.ranked.map(({ passage }) => passage),
          phrases,
        )
      : null;
  if (person) return person;
  const alike = shown.told === undefined && !retrieved.named ? await answersAlike(retrieved, phrases) : null;
  if (alike) return alike;
  const isOfWho = asksWho(text);
  const { feeling } = retrieved;
  // Trusting is done, and denied, like anything else.
  const isOfTrust = feeling !== null && nameOf(feeling) === "trust";
  const isOfDoing = isOfWho && (feeling === null || isOfTrust) && !retrieved.isOfSides && !retrieved.named;
  const deniers = isOfDoing ? deniersIn(text, retrieved) : NOBODY;
  const { witnesses, spoke, told, isOfNumbers, near, isPartial } = await choose(retrieved, {
    ...shown,
    isOfWho,
    ...((isOfDoing || (isOfWho && retrieved.isOfSides && !retrieved.named)) && { fits: fitting(text, retrieved) }),
    deniers: new Set(deniers.keys()),
  });
  if (shown.told === undefined && (isHardlyAsked(witnesses) || (isPartial && retrieved.unsaid.length === 0)))
    return closest(retrieved);
  const isOfViews = witnesses.some(({ voice }) => voice.view);
  const isTold = feeling !== null || retrieved.isOfSides || (retrieved.askedSo !== null && !isOfViews);
  // Two reasons for leaving are no disagreement, nor is what happens to two people.
  const isOneSided = isTold || isOfNumbers || retrieved.kind === "reason" || TAKES_NO_SIDE.test(text);
  const { first, second, neither } = isOneSided
    ? { first: felt(witnesses, told, retrieved.feeling), second: [], neither: [] }
    : sidesOf(witnesses, retrieved);
  // Of those who don't say whether they trust a thing, nothing else tells it.
  const isAside = feeling === null || isOfAnyKind(feeling) || nameOf(feeling) === "wish";
  const beside =
    isTold && told > 0 ? witnesses.filter((one) => isAside && isBeside(one)).slice(0, MOST_BESIDE) : neither;
  const { evidence, sentences, say } = writing(phrases);
  const tell = witnessTeller(say, phrases);
  for (const [at, witness] of first.entries()) tell(witness, at);
  for (const [at, witness] of second.entries()) tell(witness, asOther(at, phrases), at === 0);
  const opening = retrieved.askedFor.size > 0 ? phrases.besides : isTold ? phrases.beside : phrases.neither;
  for (const [at, witness] of beside.entries()) tell(witness, at === 0 ? opening : at, at === 0);
  const isUndergone = isOfDoing && undergoneIn(text) !== null;
  const nearly = isUndergone ? phrases.ofOthers : isOfWho ? phrases.nearby : phrases.alike;
  const quoted = first.length + second.length + beside.length;
  if (beside.length === 0 && shown.told === undefined)
    for (const [at, witness] of near.slice(0, MOST_NEAR).entries())
      tell({ ...witness, turned: null }, at === 0 ? nearly : at, at === 0);
  for (const { passage, quote } of [...deniers.values()].slice(0, MOST_NEAR))
    say(passage.line, quote, phrases.denying, { newParagraph: true });
  const disagree = second.length > 0;
  const { lead, some } =
    shown.told === undefined
      ? leadOf(retrieved, ASKS_SIDES.test(text), { spoke, told, shown: quoted, disagree, isOfNumbers })
      : { lead: phrases.rest(spoke), some: "" };
  const read = retrieved.mended.length > 0 ? phrases.read(retrieved.mended) : null;
  return { evidence, lead: [read, lead].filter(Boolean).join(" ") || null, some, sentences };
};
