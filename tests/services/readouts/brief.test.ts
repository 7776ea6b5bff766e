import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { remove } from "@/lib/services/participants/remove";
import { brief } from "@/lib/services/readouts/brief";
import { edit } from "@/lib/services/readouts/edit";
import { read } from "@/lib/services/readouts/read";
import { exclude } from "@/lib/services/study-sessions/exclude";
import { firstOf, generated, makeInterviewed } from "@/tests/support/data/readouts";
import { makeStudy } from "@/tests/support/data/studies";
import { makePerson, makeWorkspace } from "@/tests/support/factories";

/** What the readout itself says of its themes that show. */
async function told(...[ctx, studyId]: Parameters<typeof read>) {
  const { status, summary, themes, basedOn } = await read(ctx, studyId);
  const shown = themes.filter(({ hidden }) => !hidden);
  const of = basedOn.participants;
  const first = shown.map(({ id, title, participants, claims }) => {
    const claim = claims.find(({ hidden }) => !hidden);
    const quoted = claim?.clips.find(({ stance }) => stance === "support")?.passage;
    const quote = quoted ? { text: quoted.text, speaker: quoted.speaker, state: quoted.state } : null;
    return { id, title, participants, claim: claim?.text ?? null, quote };
  });
  return { status, summary, of, themes: first, total: shown.length };
}

const peopleOf = (themes: { participants: number }[]) =>
  themes.reduce((sum, { participants }) => sum + participants, 0);

test("the first themes have the readout's own figures, claims and quotes, also after a claim is hidden and a session excluded", async () => {
  const person = await makePerson(await makeWorkspace());
  const { ctx } = person;
  const { study, sessions } = await makeInterviewed(person);
  const readout = await generated(ctx, study.id);
  expect(readout.themes.length).toBeGreaterThan(1);
  expect(await brief(ctx, study.id, 9)).toEqual(await told(ctx, study.id));
  const { claim } = firstOf(readout);
  await edit(ctx, study.id, readout.version, { kind: "edit_claim", claimId: claim.id, hidden: true });
  await db().studySession.update({ where: { id: sessions[0]?.sessionId ?? "" }, data: { excludedAt: new Date() } });
  const now = await told(ctx, study.id);
  expect(peopleOf(now.themes)).toBeLessThan(peopleOf(readout.themes));
  expect(await brief(ctx, study.id, 9)).toEqual(now);
});

test("whoever withdrew or was excluded since a readout was made isn't one of its people, and is told among those left out", async () => {
  const person = await makePerson(await makeWorkspace());
  const { ctx } = person;
  const { study, sessions } = await makeInterviewed(person);
  const before = await generated(ctx, study.id);
  const [first, second] = sessions;
  const { participantId } = await db().studySession.findUniqueOrThrow({ where: { id: first?.sessionId ?? "" } });
  await remove(ctx, { studyId: study.id, participantId });
  await exclude(ctx, study.id, second?.sessionId ?? "", "Answered for a friend");
  const after = await read(ctx, study.id);
  expect(after.of).toBe(before.of - 2);
  expect(after.basedOn).toEqual({
    sessions: before.basedOn.sessions - 2,
    participants: before.basedOn.participants - 2,
    excluded: before.basedOn.excluded + 2,
  });
  expect((await brief(ctx, study.id, 9)).of).toBe(after.of);
  const told = after.leftOut
    .slice(before.leftOut.length)
    .map(({ sessionId, kind, reason }) => [sessionId, kind, reason]);
  expect(told).toEqual([
    [first?.sessionId, "no_transcript", "The participant withdrew what they said."],
    [second?.sessionId, "excluded", "Answered for a friend"],
  ]);
});

test("what a person put to a claim is the quote that is shown for it", async () => {
  const person = await makePerson(await makeWorkspace());
  const { ctx } = person;
  const { study } = await makeInterviewed(person);
  const readout = await generated(ctx, study.id);
  const [into, from] = readout.themes.flatMap(({ claims }) => claims);
  const there = new Set(into?.clips.map(({ passage }) => passage.id));
  const moved = from?.clips.map(({ passage }) => passage).findLast(({ id }) => !there.has(id));
  const ids = { fromClaimId: from?.id ?? "", toClaimId: into?.id ?? "", passageId: moved?.id ?? "" };
  await edit(ctx, study.id, readout.version, { kind: "move_evidence", ...ids });
  const told = await brief(ctx, study.id, 9);
  expect(told.themes[0]?.quote?.text).toBe(moved?.text);
});

test("hidden themes are left out, and no more are told than were asked for", async () => {
  const person = await makePerson(await makeWorkspace());
  const { ctx } = person;
  const { study } = await makeInterviewed(person);
  const { themes, version } = await generated(ctx, study.id);
  const [first, second] = themes;
  await edit(ctx, study.id, version, { kind: "edit_theme", themeId: first?.id ?? "", hidden: true });
  const told = await brief(ctx, study.id, 1);
  expect(told.themes.map(({ id }) => id)).toEqual([second?.id]);
  expect(told.total).toBe(themes.length - 1);
});

test("a study without a readout has none, and another workspace's study is not found", async () => {
  const person = await makePerson(await makeWorkspace());
  const study = await makeStudy(person, { status: "ended" });
  expect(await brief(person.ctx, study.id, 4)).toEqual({ status: "none", summary: null, of: 0, themes: [], total: 0 });
  const stranger = await makePerson(await makeWorkspace());
  await expect(brief(stranger.ctx, study.id, 4)).rejects.toMatchObject({ kind: "not_found" });
});
