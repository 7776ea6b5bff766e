import { beforeEach, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/db/transaction";
import { waitForMakers } from "@/lib/services/quotes/makers";
import { edit } from "@/lib/services/readouts/edit";
import type { Edit } from "@/lib/services/readouts/edits/edit-kinds";
import { generate } from "@/lib/services/readouts/generate";
import { read } from "@/lib/services/readouts/read";
import type { ReadoutRecord } from "@/lib/services/readouts/record";
import { addVoice, firstOf, generated, makeInterviewed, runReadout } from "@/tests/support/data/readouts";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";
import { expectFaithful } from "@/tests/support/read/passages";

let ctx: Context;
let study: Awaited<ReturnType<typeof makeInterviewed>>["study"];
let readout: ReadoutRecord;

beforeEach(async () => {
  const person = await makePerson(await makeWorkspace());
  ctx = person.ctx;
  ({ study } = await makeInterviewed(person));
  readout = await generated(ctx, study.id);
});

const act = async (change: Edit): Promise<void> => {
  readout = await edit(ctx, study.id, readout.version, change);
};
/** Two more people speak, and the readout is made anew. */
const anew = async (): Promise<ReadoutRecord> => {
  for (const number of [0, 3]) await addVoice(ctx, study, number);
  return generated(ctx, study.id);
};
const claimOf = ({ themes }: ReadoutRecord, id: string) =>
  themes.flatMap(({ claims }) => claims).find((claim) => claim.id === id);

test("what was renamed, reworded and summarized stays, and counts everybody", async () => {
  const { theme, claim } = firstOf(readout);
  await act({ kind: "edit_theme", themeId: theme.id, title: "Too dear" });
  await act({ kind: "edit_claim", claimId: claim.id, text: "Small teams can't afford it." });
  await act({ kind: "edit_summary", summary: "My summary." });
  const after = await anew();
  expect(after).toMatchObject({ summary: "My summary.", basedOn: { sessions: 8 } });
  const again = after.themes.find(({ id }) => id === theme.id);
  expect(again).toMatchObject({ title: "Too dear", edited: true });
  expect(claimOf(after, claim.id)).toMatchObject({ text: "Small teams can't afford it.", edited: true, of: 8 });
});

test("what was hidden stays hidden, and does not come back under another id", async () => {
  const { theme, claim } = firstOf(readout);
  const second = readout.themes[1];
  await act({ kind: "edit_claim", claimId: claim.id, hidden: true });
  await act({ kind: "edit_theme", themeId: second?.id ?? "", hidden: true });
  const after = await anew();
  const hidden = claimOf(after, claim.id);
  expect(hidden?.hidden).toBe(true);
  expect(after.themes.filter(({ title }) => title === second?.title)).toMatchObject([{ id: second?.id, hidden: true }]);
  // With more people it may be worded otherwise; it is one claim all the same.
  const here = after.themes.find(({ id }) => id === theme.id)?.claims ?? [];
  expect(here.filter(({ text }) => text === hidden?.text)).toHaveLength(1);
});

test("what was merged stays one theme", async () => {
  const [first, second] = readout.themes;
  await act({ kind: "merge_themes", themeIds: [second?.id ?? ""], intoThemeId: first?.id ?? "" });
  const after = await anew();
  expect(after.themes.map(({ title }) => title)).not.toContain(second?.title);
  const left = after.themes.filter(({ id }) => id !== first?.id).flatMap(({ claims }) => claims.map(({ id }) => id));
  for (const { id } of second?.claims ?? []) expect(left).not.toContain(id);
});

test("evidence that a person added, moved, switched or removed stays as they left it", async () => {
  const { theme, claim } = firstOf(readout);
  const [taken, turned, moved] = claim.clips.map(({ passage }) => passage.id);
  await act({ kind: "add_claim", themeId: theme.id, text: "My own claim.", evidence: [] });
  const own = readout.themes[0]?.claims.at(-1)?.id ?? "";
  await act({ kind: "remove_evidence", claimId: claim.id, passageId: taken ?? "" });
  await act({ kind: "set_stance", claimId: claim.id, passageId: turned ?? "", stance: "against" });
  await act({ kind: "move_evidence", fromClaimId: claim.id, toClaimId: own, passageId: moved ?? "" });
  const after = await anew();
  const ids = claimOf(after, claim.id)?.clips.map(({ passage }) => passage.id);
  expect(ids).not.toContain(taken);
  expect(ids).not.toContain(moved);
  expect(claimOf(after, claim.id)?.clips.find(({ passage }) => passage.id === turned)?.stance).toBe("against");
  expect(claimOf(after, own)).toMatchObject({ text: "My own claim.", clips: [{ passage: { id: moved } }] });
  await expectFaithful(ctx.workspaceId);
});

test("a claim that was moved stays where it is and isn't found twice", async () => {
  const { claim } = firstOf(readout);
  const second = readout.themes[1]?.id ?? "";
  await act({ kind: "move_claim", claimId: claim.id, themeId: second, afterId: null });
  const after = await anew();
  expect(after.themes.find(({ id }) => id === second)?.claims.map(({ id }) => id)).toContain(claim.id);
  expect(after.themes.flatMap(({ claims }) => claims.filter(({ text }) => text === claim.text))).toHaveLength(1);
});

test("next steps that somebody took on or completed stay, the others are generated again", async () => {
  const [first, second] = readout.nextSteps;
  await act({ kind: "edit_step", stepId: first?.id ?? "", owner: "Ada" });
  await act({ kind: "edit_step", stepId: second?.id ?? "", status: "done" });
  const after = await anew();
  expect(after.nextSteps.find(({ id }) => id === first?.id)).toMatchObject({ owner: "Ada", text: first?.text });
  expect(after.nextSteps.find(({ id }) => id === second?.id)?.status).toBe("done");
  expect(new Set(after.nextSteps.map(({ text }) => text)).size).toBe(after.nextSteps.length);
});

test("generated again from the same sessions, nothing changes, and nothing is called new", async () => {
  const shape = ({ themes, nextSteps, summary }: ReadoutRecord) => ({
    summary,
    themes: themes.map(({ change: _change, claims, ...theme }) => ({
      ...theme,
      claims: claims.map(({ change: _its, ...claim }) => claim),
    })),
    nextSteps,
  });
  const after = await generated(ctx, study.id);
  expect(shape(after)).toEqual(shape(readout));
  expect(after.changes).toMatchObject({
    newThemes: [],
    goneThemes: [],
    grownThemes: [],
    newClaims: [],
    goneClaims: [],
  });
});

test("changes made during generation are kept", async () => {
  const { theme } = firstOf(readout);
  const asked = await generate(ctx, study.id);
  readout = await edit(ctx, study.id, asked.version, { kind: "edit_theme", themeId: theme.id, title: "Meanwhile" });
  await runReadout(ctx, asked);
  expect(firstOf(await read(ctx, study.id)).theme.title).toBe("Meanwhile");
});

test("one that is being stored while something is withdrawn or masked is locked only after that", async () => {
  const asked = await generate(ctx, study.id);
  const beside = await otherCaller();
  await beside.run("SELECT 1 FROM study WHERE id = $1 FOR UPDATE", [study.id]);
  const making = runReadout(ctx, asked);
  await beside.waitedFor();
  await transaction(ctx, async (tx) => {
    await waitForMakers(tx, ctx);
    await beside.commit();
    await lockWaits(1);
    await tx.db.$queryRaw`SELECT 1 FROM readout WHERE study_id = ${study.id} FOR NO KEY UPDATE NOWAIT`;
  });
  await making;
  expect(await read(ctx, study.id)).toMatchObject({ status: "ready", generation: asked.generation });
});
