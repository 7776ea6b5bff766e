import { beforeEach, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { generate } from "@/lib/services/readouts/generate";
import { read } from "@/lib/services/readouts/read";
import type { ReadoutRecord } from "@/lib/services/readouts/record";
import { renameSpeaker } from "@/lib/services/transcripts/edit/rename-speaker";
import { ANSWERS, addLongTalks, SMALL_TALK } from "@/tests/support/data/long-talks";
import { generated, makeInterviewed, runReadout } from "@/tests/support/data/readouts";
import { addSession } from "@/tests/support/data/study-sessions";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";
import { expectFaithful } from "@/tests/support/read/passages";
import { CODEBOOK, type Coder, HONEST, type Step, withCoder } from "@/tests/support/stand-ins/coding-model";

let person: Person;
let ctx: Context;
let study: Awaited<ReturnType<typeof makeInterviewed>>["study"];

beforeEach(async () => {
  person = await makePerson(await makeWorkspace());
  ctx = person.ctx;
});

async function makeLongTalks(people = 4) {
  ({ study } = await makeInterviewed(person, 0));
  await addLongTalks(ctx, study, people);
}

const readBy = (coder: Coder) => withCoder(coder, () => generated(ctx, study.id));
const claimsOf = ({ themes }: ReadoutRecord) =>
  themes.flatMap(({ claims }) => claims.map(({ text, support, against }) => ({ text, support, against })));
const quotesOf = ({ themes }: ReadoutRecord) =>
  themes.flatMap(({ claims }) => claims.flatMap(({ clips }) => clips.map(({ passage }) => passage.text)));
const count = (steps: Step[], step: Step) => steps.filter((one) => one === step).length;

describe("a language model makes the readout", () => {
  test("its themes and claims are shown, with the people whose passages it coded for and against", async () => {
    ({ study } = await makeInterviewed(person, 8));
    const { result, steps } = await readBy(HONEST);
    expect(result).toMatchObject({ status: "ready", madeBy: "test-model" });
    expect(result.themes.map(({ title }) => title).sort()).toEqual(["Monthly price", "Support replies"]);
    expect(claimsOf(result)).toContainEqual({
      text: "Support leaves people waiting for an answer",
      support: 6,
      against: 2,
    });
    expect(count(steps, "mark"), "short answers are read line by line").toBe(0);
    await expectFaithful(ctx.workspaceId);
  });

  test("of long interviews it quotes the passages that it marked, and nothing around them", async () => {
    await makeLongTalks();
    const { result, steps } = await readBy(HONEST);
    expect(count(steps, "mark")).toBe(4);
    expect(quotesOf(result).sort()).toEqual([
      "I was shocked how expensive the price got.",
      "The monthly price was far too expensive for us.",
      "The price is great value, honestly.",
    ]);
    await expectFaithful(ctx.workspaceId);
  });

  test("an interview longer than one call is read in parts", async () => {
    ({ study } = await makeInterviewed(person, 0));
    for (const answer of ANSWERS.slice(0, 2)) {
      const long = SMALL_TALK.repeat(150);
      await addSession(ctx, study, [
        { questionId: "q1", text: `${answer}${long}` },
        { questionId: "q2", text: `${long}${answer}` },
      ]);
    }
    const { result, steps } = await readBy(HONEST);
    expect(count(steps, "mark")).toBe(4);
    expect(claimsOf(result)).toEqual([
      { text: "The monthly price is too expensive for people", support: 2, against: 0 },
    ]);
  });

  test("passages beyond the codebook's are coded too, forty at a time", async () => {
    ({ study } = await makeInterviewed(person, 64));
    const sizes = new Set<number>();
    const code: typeof HONEST.code = (claims, passages) => {
      sizes.add(passages.length);
      return HONEST.code(claims, passages);
    };
    const { result, steps } = await readBy({ ...HONEST, code });
    expect(count(steps, "codebook")).toBe(1);
    expect([...sizes].sort()).toEqual([(64 * 4) % 40, 40]);
    expect(claimsOf(result).find(({ text }) => text.startsWith("Support"))).toMatchObject({ support: 48, against: 16 });
  });

  test("who is coded for both sides is on that of more of their passages, or on neither", async () => {
    ({ study } = await makeInterviewed(person, 3));
    await addSession(ctx, study, [
      { questionId: "q1", text: "The price is expensive, I find." },
      { questionId: "q2", text: "Then again the price is great value for us." },
    ]);
    const { result } = await readBy(HONEST);
    expect(claimsOf(result)).toContainEqual({
      text: "The monthly price is too expensive for people",
      support: 2,
      against: 0,
    });
  });
});

describe("what a model makes up never reaches anybody", () => {
  test("passages that nobody said, of other lines and of the interviewer are dropped", async () => {
    await makeLongTalks();
    const { result } = await readBy({
      ...HONEST,
      mark: (lines) => ({
        passages: [
          ...HONEST.mark(lines).passages,
          { line: 0, quote: "The price is a scandal and everybody must be told." },
          { line: 999, quote: ANSWERS[0]?.trim() },
          { line: -1, quote: "tea" },
          { line: 0, quote: lines[0]?.asked },
          { line: 1, quote: ANSWERS[0]?.replace("too", "TOO") },
        ],
      }),
    });
    expect(quotesOf(result)).toHaveLength(3);
    await expectFaithful(ctx.workspaceId);
  });

  test("numbers of nothing, and sentences with quotes, figures, links or other subjects are dropped", async () => {
    ({ study } = await makeInterviewed(person, 8));
    const [price] = CODEBOOK.themes;
    const { result } = await readBy({
      ...HONEST,
      codebook: () => ({
        themes: [
          {
            ...price,
            claims: [...(price?.claims ?? []), "Nine of ten find the price expensive", "Dolphins migrate far"],
          },
          { title: "See https://evil.example", summary: "", claims: ["Support leaves people waiting for an answer"] },
        ],
      }),
      code: (claims, passages) => {
        const { codes } = HONEST.code(claims, passages);
        const everywhere = codes.map((code) => ({ ...code, claim: 1 }));
        const nowhere = codes.map((code) => ({ ...code, claim: code.claim + 70, passage: code.passage + 700 }));
        return { codes: [...codes, ...everywhere, ...nowhere] };
      },
    });
    expect(result.themes.map(({ title }) => title)).toEqual(["Monthly price"]);
    expect(claimsOf(result).map(({ text }) => text)).toEqual(["The monthly price is too expensive for people"]);
  });

  test("a claim of one person among many isn't made", async () => {
    ({ study } = await makeInterviewed(person, 8));
    let coded = 0;
    const { result } = await readBy({
      ...HONEST,
      code: (claims, passages) => ({
        codes: HONEST.code(claims, passages).codes.filter(({ claim }) => claim === 1 || coded++ === 0),
      }),
    });
    expect(claimsOf(result).map(({ text }) => text)).toEqual(["Support leaves people waiting for an answer"]);
  });

  test.each<[string, Coder]>([
    ["reads no interview", { ...HONEST, mark: () => "{" }],
    [
      "marks only what nobody said",
      { ...HONEST, mark: () => ({ passages: [{ line: 0, quote: "I love it so much." }] }) },
    ],
    ["writes no codebook", { mark: HONEST.mark, code: HONEST.code }],
    ["codes nothing", { ...HONEST, code: () => ({ codes: [] }) }],
  ])("the built-in analyst makes the readout if the model %s", async (_, coder) => {
    await makeLongTalks();
    const plain = await generated(ctx, study.id);
    const { result } = await readBy(coder);
    expect(result).toMatchObject({ status: "ready", madeBy: "built-in" });
    expect(claimsOf(result)).toEqual(claimsOf(plain));
  });
});

describe("each transcript is paid for once", () => {
  test("a readout made again reads only who is new and what has changed", async () => {
    await makeLongTalks();
    await readBy(HONEST);
    const again = await readBy(HONEST);
    expect(count(again.steps, "mark")).toBe(0);
    expect(quotesOf(again.result)).toHaveLength(3);
    await addSession(ctx, study, [{ questionId: "q1", text: `${ANSWERS[0]}${SMALL_TALK.repeat(14)}` }]);
    const changed = await db().studySession.findFirstOrThrow({
      where: { studyId: study.id, participant: { number: 1 } },
    });
    await renameSpeaker(ctx, changed.id, { version: 0, from: "P1", to: "Anna" });
    expect(count((await readBy(HONEST)).steps, "mark")).toBe(2);
  });

  test("what was read before a failure isn't read again", async () => {
    await makeLongTalks();
    const { codebook: _, ...unfinished } = HONEST;
    const failed = await readBy(unfinished);
    expect([count(failed.steps, "mark"), failed.result.madeBy]).toEqual([4, "built-in"]);
    expect(count((await readBy(HONEST)).steps, "mark")).toBe(0);
  });

  test("nothing more is read for a readout that was requested again or whose study is gone", async () => {
    await makeLongTalks(12);
    const first = await generate(ctx, study.id);
    const { steps } = await withCoder(HONEST, async () => {
      await generate(ctx, study.id);
      await runReadout(ctx, first);
    });
    expect(steps).toEqual([]);
    expect((await read(ctx, study.id)).status).toBe("generating");
  });
});
