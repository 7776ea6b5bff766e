import { beforeEach, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { edit } from "@/lib/services/readouts/edit";
import type { Edit } from "@/lib/services/readouts/edits/edit-kinds";
import { read } from "@/lib/services/readouts/read";
import type { ReadoutRecord } from "@/lib/services/readouts/record";
import { undo } from "@/lib/services/readouts/undo";
import { addVoice, firstOf, generated, makeInterviewed } from "@/tests/support/data/readouts";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";
import { expectFaithful } from "@/tests/support/read/passages";

let person: Person;
let ctx: Context;
let study: Awaited<ReturnType<typeof makeInterviewed>>["study"];
let studyId: string;
let readout: ReadoutRecord;
let sessionId: string;

beforeEach(async () => {
  person = await makePerson(await makeWorkspace());
  ctx = person.ctx;
  const interviewed = await makeInterviewed(person);
  study = interviewed.study;
  studyId = study.id;
  sessionId = interviewed.sessions[0]?.sessionId ?? "";
  readout = await generated(ctx, studyId);
});

const act = async (change: Edit): Promise<ReadoutRecord> => {
  readout = await edit(ctx, studyId, readout.version, change);
  return readout;
};
const claimOf = ({ themes }: ReadoutRecord, id: string) =>
  themes.flatMap(({ claims }) => claims).find((claim) => claim.id === id);

describe("what a person writes", () => {
  test("shows at once, marked as theirs", async () => {
    const { theme, claim } = firstOf(readout);
    await act({ kind: "edit_summary", summary: "People leave over the price." });
    await act({ kind: "edit_theme", themeId: theme.id, title: "Too dear", summary: "It costs too much." });
    await act({ kind: "edit_claim", claimId: claim.id, text: "Small teams can't afford it." });
    expect(readout).toMatchObject({ summary: "People leave over the price.", summaryEdited: true });
    expect(firstOf(readout)).toMatchObject({
      theme: { title: "Too dear", summary: "It costs too much.", edited: true, hidden: false },
      claim: { text: "Small teams can't afford it.", edited: true },
    });
  });

  test("an empty summary returns it to the analyst", async () => {
    await act({ kind: "edit_summary", summary: "Mine." });
    expect(await act({ kind: "edit_summary", summary: "" })).toMatchObject({ summary: null, summaryEdited: false });
  });

  test("hides and shows again, and what is hidden counts nobody for its theme", async () => {
    const { theme } = firstOf(readout);
    for (const { id } of theme.claims) await act({ kind: "edit_claim", claimId: id, hidden: true });
    expect(firstOf(readout).theme.participants).toBe(0);
    await act({ kind: "edit_theme", themeId: theme.id, hidden: true });
    expect(firstOf(readout).theme.hidden).toBe(true);
    expect(firstOf(await act({ kind: "edit_theme", themeId: theme.id, hidden: false })).theme.hidden).toBe(false);
  });

  test("next steps have an owner, can be done, and refer to claims of this readout", async () => {
    const { claim } = firstOf(readout);
    await act({ kind: "add_step", text: "Try a smaller plan.", owner: "Ada", claimIds: [claim.id] });
    const step = readout.nextSteps.at(-1);
    expect(step).toMatchObject({ text: "Try a smaller plan.", owner: "Ada", status: "open", claimIds: [claim.id] });
    await act({ kind: "edit_step", stepId: step?.id ?? "", status: "done" });
    expect(readout.nextSteps.at(-1)).toMatchObject({ status: "done", owner: "Ada" });
    const foreign = act({ kind: "edit_step", stepId: step?.id ?? "", claimIds: ["clm_x"] });
    await expect(foreign).rejects.toMatchObject({ kind: "invalid" });
    await act({ kind: "remove", id: step?.id ?? "" });
    expect(readout.nextSteps.map(({ id }) => id)).not.toContain(step?.id);
  });
});

describe("places", () => {
  test("merging brings all claims into one theme, in their order", async () => {
    const [first, second] = readout.themes;
    const claims = [...(first?.claims ?? []), ...(second?.claims ?? [])].map(({ id }) => id);
    await act({ kind: "merge_themes", themeIds: [second?.id ?? ""], intoThemeId: first?.id ?? "" });
    expect(readout.themes.map(({ id }) => id)).not.toContain(second?.id);
    expect(readout.themes[0]?.claims.map(({ id }) => id)).toEqual(claims);
  });

  test("themes, claims and steps go after another, first or last", async () => {
    const [first, second] = readout.themes;
    await act({ kind: "move_theme", themeId: second?.id ?? "", afterId: null });
    expect(readout.themes.slice(0, 2).map(({ id }) => id)).toEqual([second?.id, first?.id]);
    const claim = first?.claims[0];
    await act({ kind: "move_claim", claimId: claim?.id ?? "", themeId: second?.id ?? "", afterId: null });
    expect(readout.themes[0]?.claims[0]).toMatchObject({ id: claim?.id, support: claim?.support, edited: true });
    const last = readout.nextSteps.at(-1);
    await act({ kind: "move_step", stepId: last?.id ?? "", afterId: null });
    expect(readout.nextSteps[0]?.id).toBe(last?.id);
  });
});

describe("evidence", () => {
  const span = { firstIndex: 1, firstOffset: 0, lastIndex: 1, lastOffset: 17 };

  test("is a span of the transcript, or an existing passage; one person counts once", async () => {
    const { theme, claim, passageId } = firstOf(readout);
    await act({ kind: "add_claim", themeId: theme.id, text: "It costs too much.", evidence: [{ passageId }] });
    const own = readout.themes[0]?.claims.at(-1);
    expect(own).toMatchObject({ support: 1, against: 0, edited: true, added: true, strength: "weak" });
    const claimId = own?.id ?? "";
    await act({ kind: "add_evidence", claimId, quote: { ownerId: sessionId, span }, stance: "against" });
    const quotes = claimOf(readout, claimId)?.clips.map(({ passage, stance }) => [passage.text, stance]);
    expect(quotes?.[0]).toEqual(["The monthly price", "against"]);
    await act({ kind: "remove", id: claimId });
    expect(claimOf(readout, claimId)).toBeUndefined();
    await expect(act({ kind: "remove", id: claim.id })).rejects.toMatchObject({ kind: "conflict" });
    await expectFaithful(ctx.workspaceId);
  });

  test("moves, changes sides and is removed, and the numbers follow", async () => {
    const { theme, claim, clip, passageId } = firstOf(readout);
    await act({ kind: "set_stance", claimId: claim.id, passageId, stance: "against" });
    expect(claimOf(readout, claim.id)).toMatchObject({ support: claim.support - 1, against: claim.against + 1 });
    await act({ kind: "add_claim", themeId: theme.id, text: "Another.", evidence: [] });
    const toClaimId = readout.themes[0]?.claims.at(-1)?.id ?? "";
    await act({ kind: "move_evidence", fromClaimId: claim.id, toClaimId, passageId });
    expect(claimOf(readout, toClaimId)?.clips).toMatchObject([
      { stance: "against", participantId: clip.participantId },
    ]);
    expect(claimOf(readout, claim.id)?.clips.map((one) => one.passage.id)).not.toContain(passageId);
    await act({ kind: "remove_evidence", claimId: toClaimId, passageId });
    expect(claimOf(readout, toClaimId)).toMatchObject({ support: 0, against: 0, strength: "none", clips: [] });
    await expect(act({ kind: "remove_evidence", claimId: toClaimId, passageId })).rejects.toMatchObject({
      kind: "not_found",
    });
  });

  test("comes before all others of its side if a person puts it there, the latest first", async () => {
    const { claim } = firstOf(readout);
    const into = claimOf(readout, claim.id);
    const others = readout.themes
      .flatMap(({ claims }) => claims)
      .flatMap(({ id, clips }) => clips.map((clip) => ({ from: id, passageId: clip.passage.id })))
      .filter(
        ({ from, passageId }) => from !== claim.id && !into?.clips.some(({ passage }) => passage.id === passageId),
      );
    const [first, second] = others;
    for (const one of [first, second])
      await act({
        kind: "move_evidence",
        fromClaimId: one?.from ?? "",
        toClaimId: claim.id,
        passageId: one?.passageId ?? "",
        stance: "support",
      });
    const told = claimOf(readout, claim.id)?.clips ?? [];
    expect(told.slice(0, 2).map(({ passage }) => passage.id)).toEqual([second?.passageId, first?.passageId]);
    expect(told.slice(2).map(({ passage }) => passage.id)).toEqual(into?.clips.map(({ passage }) => passage.id));
  });

  test("of someone who came after the readout was made adds a person to the total, in themes as in claims", async () => {
    const { claim } = firstOf(readout);
    const later = await addVoice(ctx, study, 6);
    await act({
      kind: "add_evidence",
      claimId: claim.id,
      quote: { ownerId: later.sessionId, span },
      stance: "support",
    });
    expect(readout).toMatchObject({ basedOn: { participants: 6 }, of: 7 });
    expect(firstOf(readout)).toMatchObject({ theme: { participants: 7 }, claim: { of: 7 } });
  });

  test("is never a moderator's line, another study's, a file's, or from an excluded session", async () => {
    const { claim } = firstOf(readout);
    const moderator = { firstIndex: 0, firstOffset: 0, lastIndex: 0, lastOffset: 4 };
    const fileId = await addTranscript(ctx, [{ text: "The monthly price is fine." }]);
    const other = await makeInterviewed(person, 1);
    const line = { firstIndex: 0, firstOffset: 0, lastIndex: 0, lastOffset: 17 };
    const flagged = await addVoice(ctx, other.study, 2);
    for (const quote of [
      { ownerId: sessionId, span: moderator },
      { ownerId: fileId, span: line },
      { ownerId: flagged.sessionId, span },
      { ownerId: sessionId, span, text: "I never said this" },
      { passageId: "psg_x" },
    ])
      await expect(
        act({ kind: "add_evidence", claimId: claim.id, quote, stance: "support" }),
        JSON.stringify(quote),
      ).rejects.toMatchObject({ kind: "invalid" });
    expect(claimOf(await read(ctx, studyId), claim.id)?.clips).toHaveLength(claim.clips.length);
  });
});

describe("two editors", () => {
  test("of two at once, the second gets a conflict, and nothing of theirs is stored", async () => {
    const { theme } = firstOf(readout);
    const other = (await makePerson({ id: ctx.workspaceId, plan: "pro" })).ctx;
    const rename = (who: Context, title: string) =>
      edit(who, studyId, readout.version, { kind: "edit_theme", themeId: theme.id, title });
    const results = await Promise.allSettled([rename(ctx, "Mine"), rename(other, "Theirs")]);
    const kept = results.find((result) => result.status === "fulfilled");
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const now = await read(ctx, studyId);
    expect(now.version).toBe(readout.version + 1);
    expect(firstOf(now).theme.title).toBe(kept && firstOf(kept.value).theme.title);
  });

  test("one's own change, sent again because its answer was lost, is done already and not somebody else's", async () => {
    const { theme, claim } = firstOf(readout);
    const { version } = readout;
    const lost: Edit[] = [
      { kind: "edit_claim", claimId: claim.id, text: "Small teams can't afford it." },
      { kind: "add_claim", themeId: theme.id, text: "It is too dear.", evidence: [] },
      { kind: "add_theme", title: "What it costs", summary: "" },
      { kind: "add_step", text: "Ask for less", owner: null, claimIds: [] },
      { kind: "remove_evidence", claimId: claim.id, passageId: claim.clips[0]?.passage.id ?? "" },
    ];
    for (const [at, change] of lost.entries()) {
      const first = await edit(ctx, studyId, version + at, change);
      expect(first.version).toBe(version + at + 1);
      expect(await edit(ctx, studyId, version + at, change)).toEqual(first);
      // The page may have read the readout again meanwhile.
      if (change.kind.startsWith("add_")) expect(await edit(ctx, studyId, version + at + 1, change)).toEqual(first);
    }
    const other = (await makePerson({ id: ctx.workspaceId, plan: "pro" })).ctx;
    const theirs = edit(other, studyId, version + 3, lost[3] as Edit);
    await expect(theirs).rejects.toMatchObject({ kind: "conflict" });
    const another: Edit = { kind: "edit_theme", themeId: theme.id, title: "Another" };
    await expect(edit(ctx, studyId, version + 4, another)).rejects.toMatchObject({ kind: "conflict" });
  });

  test("the same words twice aren't two claims, themes or next steps, unless the first is hidden", async () => {
    const { theme, claim } = firstOf(readout);
    const other = (await makePerson({ id: ctx.workspaceId, plan: "pro" })).ctx;
    const { version, nextSteps } = readout;
    const again = async (change: Edit) =>
      expect(edit(other, studyId, version, change)).rejects.toMatchObject({ kind: "invalid" });
    await again({ kind: "add_claim", themeId: theme.id, text: claim.text, evidence: [] });
    await again({ kind: "add_theme", title: theme.title, summary: "" });
    await again({ kind: "add_step", text: nextSteps[0]?.text ?? "", owner: null, claimIds: [] });
    await act({ kind: "edit_claim", claimId: claim.id, hidden: true });
    const added = await act({ kind: "add_claim", themeId: theme.id, text: claim.text, evidence: [] });
    expect(firstOf(added).theme.claims.filter(({ text }) => text === claim.text)).toHaveLength(2);
  });

  test("a change that changes nothing leaves the version as it is", async () => {
    const { theme } = firstOf(readout);
    const { version } = readout;
    expect(await act({ kind: "edit_theme", themeId: theme.id, hidden: false })).toMatchObject({ version });
  });

  test("observers change nothing", async () => {
    const observer = (await makePerson({ id: ctx.workspaceId, plan: "pro" }, "observer")).ctx;
    const change: Edit = { kind: "edit_summary", summary: "Mine." };
    await expect(edit(observer, studyId, readout.version, change)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(undo(observer, studyId)).rejects.toMatchObject({ kind: "forbidden" });
    expect(await read(observer, studyId)).toMatchObject({ status: "ready" });
  });
});

describe("undoing", () => {
  test("reverts one's own changes, the last first, whatever they were", async () => {
    const states = [readout];
    const { theme, claim, passageId } = firstOf(readout);
    const second = readout.themes[1]?.id ?? "";
    states.push(await act({ kind: "edit_theme", themeId: theme.id, title: "Mine" }));
    states.push(await act({ kind: "remove_evidence", claimId: claim.id, passageId }));
    states.push(await act({ kind: "add_claim", themeId: second, text: "Mine too.", evidence: [{ passageId }] }));
    await act({ kind: "merge_themes", themeIds: [theme.id], intoThemeId: second });
    for (const state of states.reverse()) {
      const { version: _now, ...after } = await undo(ctx, studyId);
      const { version: _then, ...before } = state;
      expect(after).toEqual(before);
    }
    await expect(undo(ctx, studyId)).rejects.toMatchObject({ kind: "conflict" });
  });

  test("leaves alone what somebody else did last", async () => {
    await act({ kind: "edit_summary", summary: "Mine." });
    const other = (await makePerson({ id: ctx.workspaceId, plan: "pro" })).ctx;
    await edit(other, studyId, readout.version, { kind: "edit_summary", summary: "Theirs." });
    await expect(undo(ctx, studyId)).rejects.toMatchObject({ kind: "conflict" });
    expect(await undo(other, studyId)).toMatchObject({ summary: "Mine." });
    expect(await undo(ctx, studyId)).toMatchObject({ summaryEdited: false });
  });
});
