import { beforeEach, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { addLongTalks } from "@/tests/support/data/long-talks";
import { generated, makeInterviewed } from "@/tests/support/data/readouts";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";
import { type Coder, HONEST, Refusal, type Step, withCoder } from "@/tests/support/stand-ins/coding-model";

let person: Person;
let ctx: Context;
let study: Awaited<ReturnType<typeof makeInterviewed>>["study"];

beforeEach(async () => {
  person = await makePerson(await makeWorkspace());
  ({ ctx } = person);
  ({ study } = await makeInterviewed(person, 0));
  await addLongTalks(ctx, study, 4);
});

/** A model that answers the first `times` calls of a step in another way. */
function atFirst(step: Step, times: number, answer: unknown): Coder {
  let left = times;
  return { ...HONEST, asked: async (asked) => (asked === step && left-- > 0 ? answer : undefined) };
}
const madeBy = (coder: Coder) => withCoder(coder, () => generated(ctx, study.id));

describe("a readout outlasts a model that", () => {
  test.each<[string, Coder]>([
    ["is asked too often", atFirst("mark", 6, new Refusal(429, { "retry-after": "0" }))],
    ["is asked too often while coding", atFirst("code", 5, new Refusal(429, { "retry-after": "0" }))],
    ["fails for a moment", atFirst("codebook", 2, new Refusal(503))],
    ["breaks off its JSON once", atFirst("code", 1, '{"codes": [{"passage": 0, "claim"')],
    ["refuses once", atFirst("mark", 1, "I'm sorry, I can't help with that.")],
  ])("%s", async (_, coder) => {
    const { result } = await madeBy(coder);
    expect(result).toMatchObject({ status: "ready", madeBy: "test-model", fallback: null });
    expect(result.themes.map(({ title }) => title)).toEqual(["Monthly price"]);
  });
});

describe("the built-in analyst makes the readout, and it says why, if the model", () => {
  const codebook = () => ({
    themes: [
      {
        title: "Monatlicher Preis",
        summary: "Es geht darum, was der Tarif kostet.",
        claims: ["Der monatliche Preis ist den Leuten zu hoch", "Der Kundendienst lässt Menschen lange warten"],
      },
    ],
  });
  test.each<[string, Coder, RegExp, Partial<Record<Step, number>>]>([
    ["knows no such key", { asked: async () => new Refusal(401) }, /refused the request/, { mark: 4 }],
    ["always breaks off its JSON", { ...HONEST, code: () => '{"codes": [' }, /nothing that could be used/, { code: 2 }],
    ["writes in another language", { ...HONEST, codebook }, /nothing that could be used/, { code: 0 }],
    [
      "refuses to read",
      { ...HONEST, mark: () => "I can't help with that." },
      /nothing that could be used/,
      { code: 0 },
    ],
  ])("%s", async (_, coder, reason, asked) => {
    const { result, steps } = await madeBy(coder);
    expect(result).toMatchObject({ status: "ready", madeBy: "built-in", fallback: expect.stringMatching(reason) });
    for (const [step, times] of Object.entries(asked))
      expect(steps.filter((one) => one === step).length, step).toBeLessThanOrEqual(times);
  });
});
