import { beforeEach, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import type { ReadoutRecord } from "@/lib/services/readouts/record";
import { generated, makeInterviewed } from "@/tests/support/data/readouts";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { expectFaithful } from "@/tests/support/read/passages";
import { HONEST, type Theme, withCoder } from "@/tests/support/stand-ins/coding-model";

let ctx: Context;
let studyId: string;
/** What a model coded, before it is worded. */
let plain: ReadoutRecord;

const readBy = async (word?: (themes: Theme[]) => unknown): Promise<ReadoutRecord> => {
  await db().readout.deleteMany({ where: { studyId } });
  return (await withCoder({ ...HONEST, ...(word && { word }) }, () => generated(ctx, studyId))).result;
};

beforeEach(async () => {
  const person = await makePerson(await makeWorkspace());
  ctx = person.ctx;
  studyId = (await makeInterviewed(person)).study.id;
  plain = await readBy();
});

const worded = ({ themes, summary }: ReadoutRecord) => ({
  summary,
  themes: themes.map(({ title, summary, claims }) => [title, summary, claims.map(({ text }) => text)]),
});
const counted = ({ themes }: ReadoutRecord) =>
  themes.map(({ claims }) => claims.map(({ support, against }) => [support, against]));

test("a model's words and its choice of the best quote are taken where they fit", async () => {
  const about = plain.themes.findIndex(({ title }) => title === "Support replies");
  const before = plain.themes[about]?.claims[0]?.clips.map(({ passage }) => passage.text) ?? [];
  const best = before.findIndex((text) => text !== before[0]);
  const readout = await readBy((themes) => {
    const shown = themes[about]?.claims[0];
    return {
      summary: "People left because of the price, and support did not answer.",
      themes: [{ theme: about, title: "Waiting for support", summary: "The price and support come up." }],
      claims: [
        { claim: shown?.claim, text: "Slow support is what people object to.", quotes: [shown?.for[best]?.quote] },
      ],
      steps: [{ text: "Let support answer sooner.", claims: [shown?.claim, 999] }],
    };
  });
  const theme = readout.themes[about];
  const claim = theme?.claims[0];
  expect(readout).toMatchObject({
    summary: "People left because of the price, and support did not answer.",
    madeBy: "test-model",
    nextSteps: [{ text: "Let support answer sooner.", claimIds: [claim?.id] }],
  });
  expect(theme).toMatchObject({ title: "Waiting for support", summary: "The price and support come up." });
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
    const readout = await readBy(() => ({
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
    expect(readout.nextSteps, bad).toEqual([]);
  }
});

test("a model that words nothing, or in another shape, leaves the words of its codebook", async () => {
  for (const answer of ["I'd rather not.", '{"summary": 1}', '{"summary": "x", "themes": [', "[]"]) {
    const readout = await readBy(() => answer);
    expect(readout).toMatchObject({ status: "ready", madeBy: "test-model" });
    expect(worded(readout)).toEqual(worded(plain));
  }
});
