import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { quoteLines } from "@/lib/services/passages/quote-lines";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeCaller } from "@/tests/support/factories";

const SAID = "Der Aufzug in Köln ist kaputt 🚧, und niemand repariert ihn.";

async function quoted() {
  const { ctx, person } = await makeCaller({ plan: "scale" });
  const study = await makeStudy(person, { status: "ended" });
  await addSession(ctx, study, [{ questionId: "q1", text: SAID }]);
  const { ownerId, index, text } = await db().segment.findFirstOrThrow({
    where: { workspaceId: ctx.workspaceId, text: SAID },
    select: { ownerId: true, index: true, text: true },
  });
  const quote = (part: string) => {
    const firstOffset = text.indexOf(part);
    return { ownerId, index, firstOffset, lastOffset: firstOffset + part.length, quote: part };
  };
  return { ctx, quote };
}

const foundBy = async (id: string | null | undefined) =>
  (await db().$queryRaw<{ search: string }[]>`SELECT search::text FROM passage WHERE id = ${id ?? ""}`)[0]?.search;

test("quotes that are stored together are found by the same words as those that are stored alone", async () => {
  const { ctx, quote } = await quoted();
  const quotes = [quote("Der Aufzug in Köln ist kaputt 🚧"), quote("niemand repariert ihn")];
  const ids = await transaction(ctx, (tx) => quoteLines(tx, ctx, quotes));
  for (const id of ids) {
    const together = await foundBy(id);
    expect(together).toMatch(/'(?:aufzug|repari)/);
    await db().$executeRaw`UPDATE passage SET text = text WHERE id = ${id}`;
    expect(await foundBy(id)).toBe(together);
  }
});

test("are found again, and nothing else is: only what the line says at that place", async () => {
  const { ctx, quote } = await quoted();
  const right = quote("🚧, und niemand");
  const wrong = { ...right, firstOffset: right.firstOffset + 1, lastOffset: right.lastOffset + 1 };
  const [first, none] = await transaction(ctx, (tx) => quoteLines(tx, ctx, [right, wrong]));
  expect(none).toBeNull();
  expect(await transaction(ctx, (tx) => quoteLines(tx, ctx, [right]))).toEqual([first]);
  expect(await transaction(ctx, (tx) => quoteLines(tx, ctx, []))).toEqual([]);
});

test("the words of a quote are kept for lists of clips once a clip quotes it", async () => {
  const { ctx, quote } = await quoted();
  const [id, other] = await transaction(ctx, (tx) => quoteLines(tx, ctx, [quote("kaputt"), quote("repariert ihn")]));
  const clipped = async () =>
    (await db().passage.findMany({ where: { workspaceId: ctx.workspaceId, clipped: true }, select: { id: true } })).map(
      (passage) => passage.id,
    );
  expect(await clipped()).toEqual([]);
  const data = { id: newId("clip"), workspaceId: ctx.workspaceId, passageId: id ?? "", title: "Repairs" };
  await db().clip.create({ data });
  expect(await clipped()).toEqual([id]);
  await db().clip.update({ where: { id: data.id }, data: { passageId: other ?? "" } });
  expect(await clipped()).toContain(other);
});
