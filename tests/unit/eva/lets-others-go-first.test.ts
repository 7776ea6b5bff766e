import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pacer } from "@/lib/services/analysis/pacer";
import { voicesSaying } from "@/lib/services/eva/analyst/kinds/mentioned";
import { strongest } from "@/lib/services/eva/analyst/witnesses/group-voices";
import { membersOf } from "@/lib/services/eva/compare/members";
import { findHabits } from "@/lib/services/eva/habits/find-habits";
import { readHabit } from "@/lib/services/eva/habits/read-habit";
import { findMentions } from "@/lib/services/eva/mentions/find-mentions";
import { readMention } from "@/lib/services/eva/mentions/read-mention";
import { putTo } from "@/lib/services/eva/retrieve/asked/put-to";
import { type Passage, passagesOf } from "@/lib/services/eva/retrieve/corpus/passages";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";

const PEOPLE = 300;
/** On this clock a millisecond passes each time it is looked at: how fast the machine is doesn't matter. */
let now = 0;
let passages: readonly Passage[];
beforeEach(async () => {
  now = Math.max(now, performance.now());
  vi.spyOn(performance, "now").mockImplementation(() => ++now);
  const documents = Array.from({ length: PEOPLE }, (_, at) => {
    const origin = { fileId: `file ${at}` };
    const said = [
      { speaker: "Moderator", text: "Do you pay by card?" },
      { speaker: `Ana ${at}`, text: "I'm a nurse, and I pay by card. It is a fair price." },
    ];
    const lines = said.map((line, index) => {
      return { ...line, origin, index, follows: index > 0, startSeconds: null, endSeconds: null };
    });
    return { origin, language: "en", speakers: speakerShares(lines), lines };
  });
  passages = await passagesOf({ documents });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** How often others get their turn while something without input or output is computed. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const next = () => {
    turns += 1;
    if (!isDone) setImmediate(next);
  };
  setImmediate(next);
  await work();
  isDone = true;
  return turns;
}

const mention = readMention("Who mentioned the card?");
if (!mention) throw new Error("no mention");
const habit = readHabit("Who uses the card?");
if (!habit) throw new Error("no habit");
const saying = async () => {
  const found = await findMentions(mention, [], passages);
  return voicesSaying(found.literal, { ...found, isNear: false }, ["card"]);
};

const readLong = () => {
  const origin = { fileId: "long" };
  const lines = Array.from({ length: PEOPLE }, (_, index) => {
    const text = "I pay by card.";
    return { speaker: "Ana", text, origin, index, follows: index > 0, startSeconds: null, endSeconds: null };
  });
  return passagesOf({ documents: [{ origin, language: "en", speakers: speakerShares(lines), lines }] });
};

describe("other requests are answered while Eva", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["looks for who says something and quotes them", saying],
    ["reads a long transcript", readLong],
    ["looks for who was asked the same", () => putTo("Who pays by card?", false, passages, new Set())],
    ["looks for the members of a group", () => membersOf("nurses", passages, [])],
    ["looks for who has a habit", () => findHabits(habit, passages)],
    ["reads what people are clearest about", () => strongest(passages, new Set(passages.map(({ person }) => person)))],
  ])("%s", async (_, work) => {
    expect(await turnsDuring(work)).toBeGreaterThan(PEOPLE / 20);
  });
});

test("many short passes in a row let others go first like a long one", async () => {
  const turns = await turnsDuring(async () => {
    for (let pass = 0; pass < PEOPLE; pass += 1) await pacer()();
  });
  expect(turns).toBeGreaterThan(PEOPLE / 20);
});
