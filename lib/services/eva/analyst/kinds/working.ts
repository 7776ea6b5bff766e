import { findWorkers } from "@/lib/services/eva/habits/workplace";
import type { Mention } from "@/lib/services/eva/mentions/read-mention";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { draftOf } from "../wording/draft-of";
import { HABIT_WORDS } from "../wording/habit-words";
import type { Phrases } from "../wording/phrases";

const MOST = 8;

/** Who works for a thing, by what people say of themselves: whoever only uses it or speaks of it doesn't. */
export async function working(thing: Mention, { said, people, german }: Retrieved, phrases: Phrases): Promise<Draft> {
  const words = HABIT_WORDS[german ? "de" : "en"];
  const workers = await findWorkers(thing, said);
  const told = (isOver: boolean) =>
    workers
      .filter((worker) => worker.isOver === isOver)
      .slice(0, MOST)
      .map(({ passage, quote }) => ({ ranked: { passage }, quote }));
  const now = workers.filter(({ isOver }) => !isOver).length;
  return draftOf(
    people < 2 ? null : words.ofThemselves(now, people),
    [
      { before: "", voices: told(false) },
      { before: words.groups.past, voices: told(true) },
    ],
    phrases,
  );
}
