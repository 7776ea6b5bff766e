import type { Context } from "@/lib/core/context";
import type { makeStudy } from "./studies";
import { addSession } from "./study-sessions";

export const SMALL_TALK =
  "We had rain all week and the cat sat on the keyboard, so I made tea and looked out of the window. ";
export const ANSWERS = [
  "The monthly price was far too expensive for us. ",
  "I was shocked how expensive the price got. ",
  "The price is great value, honestly. ",
  "They said support never answered, and I waited four days for support. ",
];

/**
 * People who say more than can be read line by line, one of four answers each within a lot of small talk, or `times` as
 * much. No two talk equally long, for what is the same is asked of a model once.
 */
export async function addLongTalks(
  ctx: Context,
  study: Awaited<ReturnType<typeof makeStudy>>,
  people: number,
  times = 1,
) {
  for (let number = 0; number < people; number += 1) {
    const answer = ANSWERS[number % ANSWERS.length] ?? "";
    await addSession(ctx, study, [
      { questionId: "q1", text: SMALL_TALK.repeat(8 * times) + "And so on. ".repeat(number) },
      { questionId: "q1", text: `${SMALL_TALK}${answer}${SMALL_TALK.repeat(7 * times)}` },
    ]);
  }
}
