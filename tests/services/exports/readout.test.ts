import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import type { EvidenceRow } from "@/lib/services/exports/csv/evidence-row";
import { quoteLayout, writeRows } from "@/lib/services/exports/csv/write-rows";
import { get } from "@/lib/services/exports/get";
import type { DocumentFormat } from "@/lib/services/exports/record";
import { requestReadout } from "@/lib/services/exports/request-readout";
import { run } from "@/lib/services/exports/run";
import { ENGLISH } from "@/lib/services/exports/words/english";
import { removeDoomed } from "@/lib/services/files/remove-doomed";
import { tokenOf } from "@/lib/services/participants/token";
import { withdraw } from "@/lib/services/participants/withdraw";
import { edit } from "@/lib/services/readouts/edit";
import { read } from "@/lib/services/readouts/read";
import { remove } from "@/lib/services/studies/remove";
import { quoteFixture } from "@/tests/support/data/export-documents";
import { runExport } from "@/tests/support/data/exports";
import { libraryServer } from "@/tests/support/data/library";
import { firstOf, generated, makeInterviewed } from "@/tests/support/data/readouts";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { atCrashPoints } from "@/tests/support/faults/crash-points";
import { otherCaller } from "@/tests/support/other-caller";
import { readPdf } from "@/tests/support/read/read-documents";

beforeAll(() => libraryServer());
afterEach(() => {
  atCrashPoints();
});

async function scene() {
  const caller = await makeCaller();
  const { study, sessions } = await makeInterviewed(caller.person);
  return { ...caller, study, sessions, readout: await generated(caller.ctx, study.id) };
}

const made = async (ctx: Context, studyId: string, format: DocumentFormat) => {
  const bytes = await runExport(await requestReadout(ctx, studyId, format));
  return { bytes, text: Buffer.from(bytes).toString() };
};
const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true });

test("nothing is left of a file that is requested while its study is deleted", async () => {
  const { ctx, study } = await scene();
  const before = await otherCaller();
  await before.run("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`export:${study.id}`]);
  const requested = requestReadout(ctx, study.id, "md").catch((error: unknown) => error);
  await before.waitedFor();
  await remove(ctx, study.id);
  await before.commit();
  expect(await requested).toMatchObject({ kind: "not_found", message: "Study not found." });
  expect(await db().export.count({ where: { subjectId: study.id } })).toBe(0);
});

describe("a readout as a file", () => {
  test("says the same claims and quotes as Markdown, PDF and rows", async () => {
    const { ctx, study, readout } = await scene();
    const { claim, clip } = firstOf(readout);
    const quote = clip.passage.text;
    const markdown = (await made(ctx, study.id, "md")).text.replaceAll("\\", "");
    const pdf = await readPdf((await made(ctx, study.id, "pdf")).bytes);
    const rows = rowsOf((await made(ctx, study.id, "csv")).text);
    for (const words of [claim.text, quote]) {
      for (const text of [markdown, pdf.text]) expect(text).toContain(words);
    }
    expect(markdown).toContain(`${claim.support} of ${claim.of} participants`);
    const quotes = readout.themes.flatMap(({ claims }) => claims.flatMap(({ clips }) => clips));
    expect(rows).toHaveLength(quotes.length);
    expect(rows[0]).toMatchObject({ Row: "1", Of: `${quotes.length}`, Claim: claim.text, Quote: quote });
    expect(rows[0]?.URL).toMatch(/^http.*\/studies\/.*#s\d+$/);
  });

  test("leaves out what is hidden, and says what people changed", async () => {
    const { ctx, study, readout } = await scene();
    const { theme, claim } = firstOf(readout);
    await edit(ctx, study.id, readout.version, { kind: "edit_theme", themeId: theme.id, title: "Costs, in our words" });
    const { version } = await read(ctx, study.id);
    await edit(ctx, study.id, version, { kind: "edit_claim", claimId: claim.id, hidden: true });
    const { text } = await made(ctx, study.id, "md");
    expect(text).toContain("Costs, in our words");
    expect(text.replaceAll("\\", "")).not.toContain(claim.text);
    expect(text).toContain("Written or edited by people: 1 theme");
    expect(rowsOf((await made(ctx, study.id, "csv")).text).map((row) => row.Claim)).not.toContain(claim.text);
  });

  test("is made once for the same content, and again after a change", async () => {
    const { ctx, study, readout } = await scene();
    const asked = await Promise.all([1, 2, 3].map(() => requestReadout(ctx, study.id, "md")));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    await edit(ctx, study.id, readout.version, { kind: "edit_summary", summary: "Another one." });
    expect((await requestReadout(ctx, study.id, "md")).id).not.toBe(asked[0]?.id);
  });

  test("contains nothing that a participant had deleted, and no link leads to the file made before", async () => {
    const { ctx, study, sessions } = await scene();
    const before = await requestReadout(ctx, study.id, "md");
    await runExport(before);
    const { downloadUrl } = await get(ctx, before.id);
    const gone = sessions[0];
    const theirs = `/sessions/${gone?.sessionId}#`;
    expect(rowsOf((await made(ctx, study.id, "csv")).text).filter((row) => row.URL?.includes(theirs))).not.toEqual([]);
    await withdraw({ requestId: newId("request"), address: null }, tokenOf("participant", gone?.participantId ?? ""));
    expect(await get(ctx, before.id).catch(({ kind }) => ({ status: kind }))).toMatchObject({
      status: expect.stringMatching(/failed|not_found/),
    });
    const resourceId = gone?.sessionId ?? "";
    expect(await db().outboxEvent.count({ where: { kind: "objects.doomed", resourceId } })).toBeGreaterThan(0);
    await removeDoomed();
    expect((await fetch(downloadUrl ?? "")).status).toBe(404);
    expect((await made(ctx, study.id, "md")).text).not.toContain(theirs);
    expect((await made(ctx, study.id, "csv")).text).not.toContain(theirs);
  });

  test.each(["export made", "export stored"])("is finished by the next run after a crash at “%s”", async (point) => {
    const { ctx, study } = await scene();
    const asked = await requestReadout(ctx, study.id, "csv");
    atCrashPoints((name) => {
      if (name === point) throw new Error("killed");
    });
    await expect(run(systemContext("run-export", ctx.workspaceId), asked.id)).rejects.toThrow("killed");
    atCrashPoints();
    await runExport(asked);
    expect((await get(ctx, asked.id)).status).toBe("ready");
  });

  test("is refused to observers and other workspaces, and for a study without a readout", async () => {
    const { study, workspace } = await scene();
    const observer = await makePerson(workspace, "observer");
    await expect(requestReadout(observer.ctx, study.id, "md")).rejects.toMatchObject({ kind: "forbidden" });
    const stranger = await makeCaller();
    await expect(requestReadout(stranger.ctx, study.id, "md")).rejects.toMatchObject({ kind: "not_found" });
    const { study: fresh } = await makeInterviewed(stranger.person, 1);
    await expect(requestReadout(stranger.ctx, fresh.id, "md")).rejects.toMatchObject({ kind: "conflict" });
  });
});

describe("the quotes as rows", () => {
  test("are read page by page, and all of them are there", async () => {
    const { ctx, study, readout } = await scene();
    const { claim, passageId } = firstOf(readout);
    await pool().query(
      `INSERT INTO passage SELECT (jsonb_populate_record(p, jsonb_build_object('id', 'psg_many_' || $2 || n))).*
         FROM passage p, generate_series(1, 2500) n WHERE p.id = $1`,
      [passageId, study.id],
    );
    await pool().query(
      `INSERT INTO claim_evidence (claim_id, passage_id, stance, position)
       SELECT $1, 'psg_many_' || $2 || n, 'support', 'z' || n FROM generate_series(1, 2500) n`,
      [claim.id, study.id],
    );
    const rows = rowsOf((await made(ctx, study.id, "csv")).text);
    const quotes = readout.themes.flatMap(({ claims }) => claims.flatMap(({ clips }) => clips));
    expect(rows).toHaveLength(quotes.length + 2500);
    expect(rows.at(-1)).toMatchObject({ Row: `${rows.length}`, Of: `${rows.length}` });
  });

  test("can be 100,000 without memory growing with them, and a missing row is an error", async () => {
    const folder = await mkdtemp(join(tmpdir(), "earshot-rows-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    async function* many(count: number): AsyncGenerator<EvidenceRow> {
      const quote = quoteFixture("We left because the price came late. ".repeat(8));
      for (let at = 0; at < count; at++) yield { theme: "Price", claim: `Claim ${at}`, stance: "support", quote };
    }
    const before = process.memoryUsage().rss;
    const path = await writeRows(folder, 100_000, many(100_000), quoteLayout(ENGLISH));
    expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(150);
    expect((await stat(path)).size).toBeGreaterThan(30_000_000);
    await expect(writeRows(folder, 10, many(9), quoteLayout(ENGLISH))).rejects.toThrow("9 rows of 10");
  });

  test("are never a formula", async () => {
    const { ctx, study, readout } = await scene();
    const { claim } = firstOf(readout);
    await edit(ctx, study.id, readout.version, {
      kind: "edit_claim",
      claimId: claim.id,
      text: '=HYPERLINK("http://evil","x")',
    });
    const rows = rowsOf((await made(ctx, study.id, "csv")).text);
    for (const value of rows.flatMap((row) => Object.values(row))) expect(value).not.toMatch(/^[=+@\t\r-]/);
  });
});
