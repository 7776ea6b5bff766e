import { isUnsure } from "@/lib/core/evidence/no-answer";
import { calledSo } from "@/lib/services/eva/compare/members";
import type { Group } from "@/lib/services/eva/compare/read-group";
import { type Overview, overviewOf } from "@/lib/services/eva/reading/overview";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import { asksOf, THING } from "@/lib/services/eva/told/of-product";
import type { Draft } from "../analyst";
import { aboutIt } from "../witnesses/about-it";
import { strongest } from "../witnesses/group-voices";
import { COMPARING } from "../wording/comparing";
import { draftOf } from "../wording/draft-of";
import type { Phrases } from "../wording/phrases";
import { ofPeople } from "./of-people";
import { type Among, ofTable } from "./of-table";
import { saidOfGroup } from "./said-of-group";

const MOST = 8;
/** Answers of fewer people to a form are told person by person. */
const FEWEST_COUNTED = 3;
/** What others say of them tells nothing of how many they are. */
const COUNTS = /^(?:how many|wie viele)\b/iu;
const OF_IT = [new RegExp(`^what do people (?:think|say|feel) (?:of|about) ${THING}[\\s?.!]*$`, "iu")];
const NOTHING: Draft = { evidence: [], lead: null, sentences: [] };

/** What only certain people say of what was found among all. */
export function ofOnly(members: ReadonlySet<string>, found: Retrieved): Retrieved {
  const { mentions } = found;
  const among = <One extends { passage: { person: string } }>(all: readonly One[]) =>
    all.filter(({ passage }) => members.has(passage.person));
  const own = {
    ...found,
    only: members,
    people: members.size,
    said: found.said.filter(({ person }) => members.has(person)),
    mentions: mentions && {
      ...mentions,
      literal: among(mentions.literal),
      otherwise: among(mentions.otherwise),
      asked: among(mentions.asked),
      alone: among(mentions.alone),
    },
  };
  const saying = own.mentions && [...own.mentions.literal, ...own.mentions.otherwise, ...own.mentions.asked];
  return { ...own, answers: found.answers && (saying ?? aboutIt(own)).length > 0 };
}

/** Who belongs to a group, as a sentence. */
export async function belonging(
  { name }: Group,
  { said, traits }: Pick<Retrieved, "said" | "traits">,
  people: number,
  german: boolean,
) {
  return COMPARING[german ? "de" : "en"].belong(name, await calledSo(name, said, traits), people);
}

/**
 * What the people of a group say, as far as a table, a score or they themselves say that they are in it. If nobody
 * does, the answer says so, and then what others say of them, or else what everybody says.
 */
export async function ofGroup(
  group: Group,
  retrieved: Retrieved,
  phrases: Phrases,
  answer: (text: string, found: Retrieved) => Promise<Draft>,
): Promise<Draft> {
  const { said, traits, people, findToo, german } = retrieved;
  const called = await calledSo(group.name, said, traits);
  const { now, once } = called;
  const members = now.size > 0 ? now : once;
  const wording = COMPARING[german ? "de" : "en"];
  const line = wording.belong(group.name, called, people);
  const found = group.plain === null ? retrieved : await findToo(group.plain);
  // Who was asked just that may well be one of them, unless others were asked about them.
  const isAsked = group.plain !== null && (found.put.size > 0 || found.askedSo !== null);
  const isTold = members.size === 0 && !COUNTS.test(group.plain ?? "");
  // Whatever others say of them may be what they think of the product.
  const wanted = asksOf(group.plain ?? "", OF_IT) === true ? { ranked: [], terms: [] } : found;
  const voices = isTold ? await saidOfGroup(group, said, wanted, isAsked) : [];
  if (voices.length > 0) return draftOf(`${line} ${wording.byOthers}`, [{ before: "", voices }], phrases);
  if (group.plain === null) {
    const draft = await asWhole({ name: group.name, members }, said, german, phrases);
    return { ...draft, lead: [line, draft.lead].filter(Boolean).join(" ") };
  }
  const own = members.size > 0 ? ofOnly(members, found) : found;
  if (members.size > 0 && !own.answers) {
    const draft = await ofOneSide(overviewOf(group.plain), members, said, phrases);
    return { ...draft, lead: draft.sentences.length > 0 ? line : null };
  }
  const draft = await answer(group.plain, own);
  if (draft.sentences.length === 0 || isUnsure(draft.lead ?? "")) return members.size > 0 ? NOTHING : draft;
  // What everybody is needn't be said.
  const before = members.size === people ? [] : members.size > 0 ? [line] : [line, wording.anybody];
  return { ...draft, lead: [...before, draft.lead].filter(Boolean).join(" ") };
}

const SIDES: Partial<Record<Overview, 1 | -1>> = { praise: 1, trouble: -1 };

/** What each of them is clearest about that is good, or that isn't, as an overview of them wants it. */
async function ofOneSide(
  wanted: Overview | null,
  members: ReadonlySet<string>,
  said: readonly Passage[],
  phrases: Phrases,
): Promise<Draft> {
  const side = wanted && SIDES[wanted];
  if (!side) return NOTHING;
  const voices = [...(await strongest(said, members)).values()].flat().filter(({ stance }) => stance * side > 0);
  return draftOf(null, [{ before: "", voices: voices.slice(0, MOST) }], phrases);
}

/** A few people's interviews, what more answered to a form, or of more people, what each is clearest about. */
async function asWhole(group: Among, said: readonly Passage[], german: boolean, phrases: Phrases): Promise<Draft> {
  const { members } = group;
  const own = said.filter(({ person }) => members.has(person));
  if (own.length === 0) return NOTHING;
  const drafts = [await ofTable([group], own, german, phrases), ofPeople(own, phrases)];
  if (members.size < FEWEST_COUNTED) drafts.reverse();
  const told = drafts.find((draft) => draft && draft.sentences.length > 0);
  if (told) return told;
  const voices = [...(await strongest(said, members)).values()].flat();
  return draftOf(null, [{ before: "", voices: voices.slice(0, MOST) }], phrases);
}
