import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { edit } from "@/lib/services/readouts/edit";
import type { Edit } from "@/lib/services/readouts/edits/edit-kinds";
import { undo } from "@/lib/services/readouts/undo";
import { generated } from "@/tests/support/data/readouts";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makePerson, makeWorkspace } from "@/tests/support/factories";

/** Nobody takes a side on it. */
const TOLD = [
  "The trial ran for two weeks, from the Monday after we had signed up.",
  "We had the trial in March, and my colleague set the trial up.",
  "During the trial we put in two projects and four people.",
  "The trial came by mail, and the trial began on the first of the month.",
];

async function openClaim() {
  const person = await makePerson(await makeWorkspace());
  const study = await makeStudy(person, { status: "ended" });
  for (const text of TOLD) await addSession(person.ctx, study, [{ questionId: "q1", text }]);
  const readout = await generated(person.ctx, study.id);
  const [claim] = readout.themes.flatMap(({ claims }) => claims);
  const [clip] = claim?.clips ?? [];
  if (!claim || !clip) throw new Error("nothing was claimed");
  const act = (change: Edit, version: number) => edit(person.ctx, study.id, version, change);
  const claimOf = ({ themes }: typeof readout) =>
    themes.flatMap(({ claims }) => claims).find(({ id }) => id === claim.id);
  return { ctx: person.ctx, studyId: study.id, readout, claim, passageId: clip.passage.id, act, claimOf };
}

test("a claim that takes no side is open: it counts who talks about it, and never says that they agree", async () => {
  const { claim } = await openClaim();
  expect(claim).toMatchObject({ against: 0, of: 4, strength: "open" });
  expect(claim.support).toBeGreaterThan(2);
  expect(claim.strengthText).toBe(`Open: ${claim.support} of 4 people speak of it, without a shared view.`);
});

test("a contradicting quote gives it a side, and so does rewording it", async () => {
  const { ctx, studyId, readout, claim, passageId, act, claimOf } = await openClaim();
  const sided = await act({ kind: "set_stance", claimId: claim.id, passageId, stance: "against" }, readout.version);
  expect(claimOf(sided)).toMatchObject({ support: claim.support - 1, against: 1, strength: "strong" });
  const back = await undo(ctx, studyId);
  expect(claimOf(back)).toMatchObject({ strength: "open" });
  const worded = await act({ kind: "edit_claim", claimId: claim.id, text: "Two weeks are enough." }, back.version);
  expect(claimOf(worded)).toMatchObject({ support: claim.support, strength: "strong" });
  expect(claimOf(await generated(ctx, studyId))).toMatchObject({ text: "Two weeks are enough.", strength: "strong" });
});

test("generated again it is still open, and hiding it leaves it so", async () => {
  const { ctx, studyId, readout, claim, act, claimOf } = await openClaim();
  const hidden = await act({ kind: "edit_claim", claimId: claim.id, hidden: true }, readout.version);
  expect(claimOf(hidden)).toMatchObject({ strength: "open", hidden: true });
  expect(claimOf(await generated(ctx, studyId))).toMatchObject({ strength: "open", hidden: true });
});

test("an undo from before claims could be open still works", async () => {
  const { ctx, studyId, readout, claim, act, claimOf } = await openClaim();
  await act({ kind: "edit_claim", claimId: claim.id, text: "Two weeks are enough." }, readout.version);
  await db().$executeRaw`UPDATE readout_edit SET before = replace(before::text, '"isOpen"', '"was"')::jsonb`;
  expect(claimOf(await undo(ctx, studyId))).toMatchObject({ text: claim.text, strength: "strong" });
});

test("that each names something else is open, however many answer", async () => {
  const person = await makePerson(await makeWorkspace());
  const asked = "If you could change one thing here, what would it be?";
  const question = { id: "q1", text: asked, kind: "open", required: true, probe: "light" };
  const guide = { sections: [{ id: "s1", title: "Wishes", questions: [question] }] };
  const study = await makeStudy(person, { status: "ended", guide });
  for (const text of ["A quieter waiting room.", "Longer opening hours.", "Somebody who picks up the phone."])
    await addSession(person.ctx, study, [{ questionId: "q1", text }]);
  const [claim] = (await generated(person.ctx, study.id)).themes.flatMap(({ claims }) => claims);
  expect(claim).toMatchObject({
    text: `Asked “${asked}”, people answer in words of their own.`,
    support: 3,
    of: 3,
    strength: "open",
  });
});
