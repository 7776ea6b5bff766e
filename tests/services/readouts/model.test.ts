import { afterEach, beforeAll, expect, test } from "vitest";
import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import type { ReadoutRecord } from "@/lib/services/readouts/record";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { modelService } from "@/tests/support/model-service";
import { expectFaithful } from "@/tests/support/passages";
import { generated, makeInterviewed } from "@/tests/support/readouts";
import { withSettings } from "@/tests/support/settings";

let ctx: Context;
let studyId: string;
let plain: ReadoutRecord;
let close = async () => {};

beforeAll(async () => {
  const person = await makePerson(await makeWorkspace());
  ctx = person.ctx;
  studyId = (await makeInterviewed(person)).study.id;
  plain = await generated(ctx, studyId);
});
afterEach(async () => {
  await close();
  await db().readout.deleteMany({ where: { studyId } });
});

type Shown = { theme: number; claims: { claim: number; for: { quote: number; said: string }[] }[] };

/** A readout made with a model that answers this of the themes that it is shown. */
async function withModel(answer: (themes: Shown[]) => unknown) {
  const service = await modelService(({ body }) => {
    const block = body.messages.at(-1)?.content ?? "";
    const lines = block.split("\n").slice(1, -1);
    const content = answer(lines.map((line) => JSON.parse(line)));
    return { content: typeof content === "string" ? content : JSON.stringify(content) };
  });
  close = service.close;
  const settings = { MODEL_BASE_URL: service.url, MODEL_API_KEY: "k" };
  return { readout: await withSettings(settings, () => generated(ctx, studyId)), calls: service.calls };
}
const worded = ({ themes, summary }: ReadoutRecord) => ({
  summary,
  themes: themes.map(({ title, summary, claims }) => [title, summary, claims.map(({ text }) => text)]),
});
const counted = ({ themes }: ReadoutRecord) =>
  themes.map(({ claims }) => claims.map(({ support, against }) => [support, against]));

test("a model's words and its choice of the best quote are taken where they fit", async () => {
  const about = plain.themes.findIndex(({ title }) => title === "Support");
  const before = plain.themes[about]?.claims[0]?.clips.map(({ passage }) => passage.text) ?? [];
  const best = before.findIndex((text) => text !== before[0]);
  const { readout, calls } = await withModel((themes) => {
    const shown = themes[about]?.claims[0];
    return {
      summary: "People left because of the price, and support did not answer.",
      themes: [{ theme: about, title: "Price and support", summary: "The price and support come up." }],
      claims: [
        { claim: shown?.claim, text: "Slow support is what people object to.", quotes: [shown?.for[best]?.quote] },
      ],
      steps: [{ text: "Try another price with people who left.", claims: [shown?.claim, 999] }],
    };
  });
  expect(calls).toHaveLength(1);
  const theme = readout.themes[about];
  const claim = theme?.claims[0];
  expect(readout).toMatchObject({
    summary: "People left because of the price, and support did not answer.",
    madeBy: config().MODEL_NAME,
    nextSteps: [{ text: "Try another price with people who left.", claimIds: [claim?.id] }],
  });
  expect(theme?.title).toBe("Price and support");
  expect(theme?.summary).toBe("The price and support come up.");
  expect(claim?.text).toBe("Slow support is what people object to.");
  expect(claim?.clips[0]?.passage.text).toBe(before[best]);
  expect(counted(readout)).toEqual(counted(plain));
  await expectFaithful(ctx.workspaceId);
});

test("what a model invents never reaches anybody: quotes, numbers, links, other topics, ids of nothing", async () => {
  const said = plain.themes[0]?.claims[0]?.clips[0]?.passage.text ?? "";
  for (const bad of [
    "“The price is a scandal” is what people say.",
    "Nine of twelve people left because of the price.",
    "90 % of people object to the price.",
    "See https://evil.example/price for the price.",
    "Dolphins migrate through volcanic archipelagos annually.",
    `They say ${said}`,
    "<img src=x> price",
    "",
  ]) {
    const { readout } = await withModel(() => ({
      summary: bad,
      themes: [{ theme: 0, title: bad, summary: bad }],
      claims: [
        { claim: 0, text: bad, quotes: [-1, 9_999] },
        { claim: 77, text: "The price is high.", quotes: [] },
      ],
      steps: [
        { text: bad, claims: [0] },
        { text: "Try another price.", claims: [9_999] },
      ],
    }));
    expect(worded(readout), bad).toEqual(worded(plain));
    expect(readout.nextSteps.map(({ text }) => text)).toEqual(plain.nextSteps.map(({ text }) => text));
    await db().readout.deleteMany({ where: { studyId } });
    await close();
  }
});

test("a model that answers no JSON, or another shape, leaves the built-in wording", async () => {
  for (const answer of ["I'd rather not.", '{"summary": 1}', '{"summary": "x", "themes": [', "[]"]) {
    const { readout } = await withModel(() => answer);
    expect(readout).toMatchObject({ status: "ready", madeBy: "built-in" });
    expect(worded(readout)).toEqual(worded(plain));
    await db().readout.deleteMany({ where: { studyId } });
    await close();
  }
});
