import { findHabits } from "@/lib/services/eva/habits/find-habits";
import { readHabit } from "@/lib/services/eva/habits/read-habit";
import { saidByNamed } from "@/lib/services/eva/retrieve/corpus/names-in";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { MOST_WITNESSES } from "../witnesses/choose";
import { withNext } from "../witnesses/pick-quote";
import { draftOf } from "../wording/draft-of";
import { HABIT_WORDS } from "../wording/habit-words";
import type { Phrases } from "../wording/phrases";

/** "Why did Gus stop selling online?" */
const WHY =
  /^(?:and )?(?:why|how come) (?:did|do|does|have|has|had) (?:.+?) (?:stop(?:ped)?|quit|g[ia]ven? up|cancel(?:l?ed)?|drop(?:ped)?|abandon(?:ed)?|ditch(?:ed)?|get rid of|(?:switch|move)(?:d|ed)?(?: away)? from) (?:using )?(.+?)[\s?.!]*$/iu;

/**
 * Why people stopped doing a thing, in what they say as soon as they say that they stopped. Null if nobody does, or if
 * they were asked for just that.
 */
export async function whyStopped(text: string, retrieved: Retrieved, phrases: Phrases): Promise<Draft | null> {
  const { put, askedSo, named, said, people, german } = retrieved;
  const thing = WHY.exec(text.trim())?.[1];
  if (thing === undefined || put.size > 0 || askedSo !== null) return null;
  const habit = readHabit(`Who stopped ${/^\p{L}+ing\b/u.test(thing) ? "" : "using "}${thing}?`);
  if (!habit) return null;
  const own = named ? saidByNamed(text, said) : said;
  const stopped = [...(await findHabits(habit, own)).values()].filter(({ isOver }) => isOver);
  if (stopped.length === 0) return null;
  const voices = stopped.slice(0, MOST_WITNESSES).map(({ passage, quote }) => ({
    ranked: { passage },
    quote: withNext(passage.line.text, quote),
  }));
  const lead = named || people < 2 ? null : HABIT_WORDS[german ? "de" : "en"].stopped(stopped.length, people);
  return draftOf(lead, [{ before: "", voices }], phrases);
}
