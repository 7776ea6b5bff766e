import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { add as mask } from "@/lib/services/masks/add";
import { PLACES } from "@/lib/services/quotes/places";
import { WordRuns } from "@/lib/services/quotes/word-runs";
import { edit } from "@/lib/services/readouts/edit";
import type { Edit } from "@/lib/services/readouts/edits/edit-kinds";
import { read } from "@/lib/services/readouts/read";
import { undo } from "@/lib/services/readouts/undo";
import { exclude } from "@/lib/services/study-sessions/exclude";
import { include } from "@/lib/services/study-sessions/include";
import { editLine } from "@/lib/services/transcripts/edit/edit-line";
import { splitLine } from "@/lib/services/transcripts/edit/split-line";
import { addVoice, generated, makeInterviewed } from "@/tests/support/data/readouts";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { expectFaithful } from "@/tests/support/read/passages";

const RUNS = 4;
const ACTS = ["generate", "hear", "edit", "undo", "say", "split", "mask", "exclude", "include"] as const;
/** An action with numbers that choose what it applies to. */
const step = fc.tuple(fc.constantFrom(...ACTS), fc.nat(99), fc.nat(99), fc.nat(99));

const at = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)];

/** Refusals are part of the game; anything else is a fault. */
async function tried(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

test("whatever is edited, masked, excluded or generated again, every stored quote is exactly what its lines say", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const person = await makePerson(await makeWorkspace());
      const { ctx, workspaceId } = person;
      const { study } = await makeInterviewed(person, 4);
      // As if it had been transcribed: words that somebody typed can't be edited.
      await db().transcript.updateMany({ where: { workspaceId }, data: { source: "speech" } });
      await generated(ctx, study.id);
      const said = new WordRuns();
      for (const [act, a, b, c] of steps) {
        await hear(said, workspaceId);
        await tried(() => play(person.ctx, study, act, [a, b, c]));
        await expectFaithful(workspaceId);
        for (const { themes } of [await read(ctx, study.id)])
          for (const { passage } of themes.flatMap(({ claims }) => claims.flatMap(({ clips }) => clips)))
            expect(passage.state).not.toBe("withdrawn");
      }
      await hear(said, workspaceId);
      expect(await repeating(said, workspaceId)).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 240_000);

/** Everything that was ever said, including what was corrected or masked since. */
async function hear(said: WordRuns, workspaceId: string): Promise<void> {
  const lines = await db().segment.findMany({ where: { workspaceId, citable: true }, select: { text: true } });
  for (const { text } of lines) said.add(text);
}

const ANALYSIS = ["readout", "theme", "claim", "next_step", "readout_version", "readout_edit", "outbox_event"];

/** Parts of the analysis that have words of their own instead of a passage. */
async function repeating(said: WordRuns, workspaceId: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, columns, within } of PLACES.filter(({ table }) => ANALYSIS.includes(table))) {
    const texts = Object.keys(columns).map((name) => `x."${name}"::text`);
    const rows = await db().$queryRawUnsafe<{ text: string }[]>(
      `SELECT concat_ws(' | ', ${texts.join(", ")}) AS text FROM "${table}" x WHERE ${within}`,
      workspaceId,
    );
    for (const { text } of rows) if (said.isRepeatedIn(text)) found.push(`${table}: ${text}`);
  }
  return found;
}

type Played = Parameters<typeof edit>[0];
type Study = Awaited<ReturnType<typeof makeInterviewed>>["study"];

async function play(ctx: Played, study: Study, act: (typeof ACTS)[number], [a, b, c]: [number, number, number]) {
  if (act === "generate") return generated(ctx, study.id);
  if (act === "hear") return addVoice(ctx, study, a);
  if (act === "undo") return undo(ctx, study.id);
  if (act === "edit") {
    const readout = await read(ctx, study.id);
    const change = await someEdit(study.id, readout, [a, b, c]);
    return change && edit(ctx, study.id, readout.version, change);
  }
  const sessions = await db().studySession.findMany({ where: { studyId: study.id }, orderBy: { id: "asc" } });
  const sessionId = at(sessions, a)?.id ?? "";
  if (act === "exclude") return exclude(ctx, study.id, sessionId, "Out.");
  if (act === "include") return include(ctx, study.id, sessionId);
  const line = at(await linesOf(sessionId), b);
  if (!line) return;
  const { version } = await db().transcript.findUniqueOrThrow({ where: { ownerId: sessionId } });
  const [from, to] = [c % line.text.length, Math.min(line.text.length, (c % line.text.length) + 7)];
  const index = String(line.index);
  if (act === "say") {
    const text = `${line.text.slice(0, from)}well ${line.text.slice(to)}`;
    return editLine(ctx, sessionId, index, { version, text });
  }
  if (act === "split") return splitLine(ctx, sessionId, index, { version, offset: from });
  return mask(ctx, sessionId, { index: line.index, startOffset: from, endOffset: to, kind: "other" });
}

const linesOf = (ownerId: string) =>
  db().segment.findMany({
    where: { ownerId, citable: true },
    orderBy: { index: "asc" },
    select: { index: true, text: true, ownerId: true },
  });

async function someEdit(
  studyId: string,
  { themes }: Awaited<ReturnType<typeof read>>,
  [a, b, c]: [number, number, number],
): Promise<Edit | undefined> {
  const claims = themes.flatMap((theme) => theme.claims);
  const [theme, other] = [at(themes, a), at(themes, b)];
  const [claim, another] = [at(claims, a), at(claims, b)];
  const passageId = at(claim?.clips ?? [], c)?.passage.id;
  const sessions = await db().studySession.findMany({ where: { studyId }, orderBy: { id: "asc" } });
  const line = at(await linesOf(at(sessions, b)?.id ?? ""), c);
  const edits: (Edit | false | undefined)[] = [
    theme && { kind: "edit_theme", themeId: theme.id, title: `Theme ${b}`, hidden: c % 2 === 0 },
    theme && other && { kind: "merge_themes", themeIds: [theme.id], intoThemeId: other.id },
    claim && other && { kind: "move_claim", claimId: claim.id, themeId: other.id, afterId: null },
    claim && { kind: "edit_claim", claimId: claim.id, text: `Claim ${b}` },
    claim && passageId !== undefined && { kind: "remove_evidence", claimId: claim.id, passageId },
    claim && passageId !== undefined && { kind: "set_stance", claimId: claim.id, passageId, stance: "against" },
    claim &&
      another &&
      passageId !== undefined && { kind: "move_evidence", fromClaimId: claim.id, toClaimId: another.id, passageId },
    claim &&
      line && {
        kind: "add_evidence",
        claimId: claim.id,
        stance: "support",
        quote: {
          ownerId: line.ownerId,
          span: { ...wordOf(line), lastOffset: Math.max(1, line.text.length - (a % 5)) },
        },
      },
  ];
  return at(edits, a + b + c) || undefined;
}

const wordOf = ({ index }: { index: number }) => ({ firstIndex: index, firstOffset: 0, lastIndex: index });
