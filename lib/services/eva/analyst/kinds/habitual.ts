import { findHabits, type Held, type Said, speakingOf } from "@/lib/services/eva/habits/find-habits";
import { type Habit, readHabit } from "@/lib/services/eva/habits/read-habit";
import type { Standing } from "@/lib/services/eva/habits/standing";
import { readDenial } from "@/lib/services/eva/reading/denial";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { draftOf } from "../wording/draft-of";
import { HABIT_WORDS } from "../wording/habit-words";
import type { Phrases } from "../wording/phrases";
import { closest } from "./closest";
import { deniersIn } from "./denied";

const MOST = 8;
const MOST_BESIDE = 4;

const paragraph = (before: string, all: readonly Said[], most = MOST) => ({
  before,
  voices: all.slice(0, most).map(({ passage, quote }) => ({ ranked: { passage }, quote })),
});

/** If nobody says that they do it, who names the thing may mean something else: nobody is counted. */
async function onlySpeaking(habit: Habit, { said, put, askedSo }: Retrieved, phrases: Phrases): Promise<Draft | null> {
  if (put.size > 0 || askedSo !== null) return null;
  const others = await speakingOf(habit, said, new Set());
  return others.length === 0 ? null : draftOf(phrases.unsure, [paragraph("", others, MOST_BESIDE)], phrases);
}

type Sides = { now: readonly Held[]; past: readonly Held[]; never: readonly Said[] };

/** What each person says of themselves, also of whoever denies what the text asks for. */
async function sidesOf(habit: Habit, text: string, retrieved: Retrieved): Promise<Sides> {
  const held = [...(await findHabits(habit, retrieved.said)).values()];
  const of = (standing: Standing) => held.filter((each) => each.standing === standing);
  const [now, past] = [of("now"), of("past")];
  const known = new Set([...now, ...past].map(({ passage }) => passage.person));
  const deniers = new Map([
    ...of("never").map((each) => [each.passage.person, each] as const),
    ...deniersIn(text, retrieved),
  ]);
  return { now, past, never: [...deniers].flatMap(([person, each]) => (known.has(person) ? [] : [each])) };
}

/** Who stopped. */
async function stopped(habit: Habit, retrieved: Retrieved, phrases: Phrases): Promise<Draft | null> {
  const { said, people, german } = retrieved;
  const words = HABIT_WORDS[german ? "de" : "en"];
  const past = [...(await findHabits(habit, said)).values()].filter(({ standing }) => standing === "past");
  // What else somebody stopped, or somebody else, isn't this.
  if (past.length === 0 && habit.isDoing)
    return { ...closest(retrieved), lead: `${words.stopped(0, people)} ${phrases.nearest}` };
  if (past.length === 0) return null;
  const over = past.filter(({ isOver }) => isOver);
  const once = past.filter(({ isOver }) => !isOver);
  return draftOf(words.stopped(over.length, people), [paragraph("", over), paragraph(words.once, once)], phrases);
}

/**
 * Who does a thing now, and apart from them who no longer does and who says that they don't; or who stopped. Null if
 * nobody says any of it of themselves.
 */
export async function habitual(
  habit: Habit,
  text: string,
  retrieved: Retrieved,
  phrases: Phrases,
): Promise<Draft | null> {
  const { said, people, german, named } = retrieved;
  if (named || people < 2) return null;
  if (habit.wanted === "past") return stopped(habit, retrieved, phrases);
  const words = HABIT_WORDS[german ? "de" : "en"];
  const { now, past, never } = await sidesOf(habit, text, retrieved);
  if (now.length + past.length === 0) return never.length > 0 ? null : onlySpeaking(habit, retrieved, phrases);
  const known = new Set([...now, ...past, ...never].map(({ passage }) => passage.person));
  const by = { now: now.length, past: past.length, never: never.length };
  const others = await speakingOf(habit, said, known);
  return draftOf(
    words.counted(by, people),
    [
      paragraph(words.groups.now, now),
      paragraph(words.groups.past, past),
      paragraph(words.groups.never, never),
      paragraph(words.others, others, MOST_BESIDE),
    ],
    phrases,
  );
}

/**
 * Who doesn't do a thing: who never did, then who stopped; who once did may do so again, and isn't counted. Null if
 * nobody says anything of it of themselves.
 */
export async function notDoing(text: string, retrieved: Retrieved, phrases: Phrases): Promise<Draft | null> {
  const { people, german, named, mentions } = retrieved;
  const plain = readDenial(text) ?? text;
  const habit = readHabit(plain);
  if (named || people < 2 || mentions || habit?.wanted !== "now") return null;
  const { now, past, never } = await sidesOf(habit, plain, retrieved);
  const over = past.filter(({ isOver }) => isOver);
  const count = never.length + over.length;
  // What those say who do it, or once did, would be no answer.
  if (count === 0) return now.length + past.length > 0 ? closest(retrieved) : null;
  const words = HABIT_WORDS[german ? "de" : "en"];
  const once = past.filter(({ isOver }) => !isOver);
  return draftOf(
    phrases.deny(count, people),
    [paragraph("", [...never, ...over]), paragraph(words.once, once)],
    phrases,
  );
}
