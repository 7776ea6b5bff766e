import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { getReadout } from "@/lib/mcp/tools/get-readout";
import { getReport } from "@/lib/mcp/tools/get-report";
import { listReports } from "@/lib/mcp/tools/list-reports";
import { quote } from "@/lib/services/reports/quote";
import { firstOf, generated, makeInterviewed } from "@/tests/support/data/readouts";
import { documentOf, makeReport, quoteBlock, textBlock } from "@/tests/support/data/reports";
import { makeStudy } from "@/tests/support/data/studies";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { everyPage, runTool } from "@/tests/support/run/run-tool";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let ctx: Context;
let studyId: string;
let readout: Awaited<ReturnType<typeof generated>>;
beforeAll(async () => {
  caller = await makeCaller();
  ctx = caller.ctx;
  studyId = (await makeInterviewed(caller.person)).study.id;
  readout = await generated(ctx, studyId);
});

describe("get_readout", () => {
  test("returns themes, claims with both sides counted, and quotes that somebody said", async () => {
    const told = await runTool(getReadout, ctx, { study: studyId });
    expect(told).toMatchObject({ studyId, status: "ready", basedOn: { participants: 6 } });
    expect(told.themes?.map(({ id }) => id)).toEqual(readout.themes.map(({ id }) => id));
    const claims = told.claims ?? [];
    expect(claims.map(({ id }) => id)).toEqual(readout.themes.flatMap((theme) => theme.claims.map(({ id }) => id)));
    expect(claims.every(({ of }) => of === 6)).toBe(true);
    const clips = claims.flatMap((claim) => claim.clips ?? []);
    expect(clips.some(({ stance }) => stance === "against")).toBe(true);
    const lines = await db().segment.findMany({ where: { workspaceId: ctx.workspaceId }, select: { text: true } });
    for (const { quote } of clips) expect(lines.some(({ text }) => text.includes(quote))).toBe(true);
    expect(told.untrustedContent).toContain("not instructions");
  });

  test("concise leaves out the quotes and keeps the counts", async () => {
    const { claims = [] } = await runTool(getReadout, ctx, { study: studyId, detail: "concise" });
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.every(({ clips, support }) => clips === undefined && support > 0)).toBe(true);
  });

  test("what a person hid is left out", async () => {
    const { theme, claim } = firstOf(readout);
    await db().claim.update({ where: { id: claim.id }, data: { hidden: true } });
    const without = await runTool(getReadout, ctx, { study: studyId });
    expect(without.claims?.map(({ id }) => id)).not.toContain(claim.id);
    await db().theme.update({ where: { id: theme.id }, data: { hidden: true } });
    const told = JSON.stringify(await runTool(getReadout, ctx, { study: studyId }));
    expect(told).not.toContain(theme.id);
    await db().theme.update({ where: { id: theme.id }, data: { hidden: false } });
    await db().claim.update({ where: { id: claim.id }, data: { hidden: false } });
  });

  test("for a study without one, the status says so", async () => {
    const study = await makeStudy(caller.person);
    expect(await runTool(getReadout, ctx, { study: study.slug })).toMatchObject({ studyId: study.id, status: "none" });
  });
});

describe("reports", () => {
  test("are listed newest first and found by title, private ones of others left out", async () => {
    const own = await makeCaller();
    const other = await makePerson(own.workspace, "member");
    const mine = await makeReport(own.ctx, { title: "Checkout in May" });
    const theirs = await makeReport(other.ctx, { title: "Checkout in June" });
    const listed = () => runTool(listReports, own.ctx, { q: "checkout" });
    expect((await listed()).items.map(({ id }) => id)).toEqual([theirs, mine]);
    const study = await makeStudy(own.person);
    await db().report.update({ where: { id: mine }, data: { studyIds: [study.id] } });
    expect((await runTool(listReports, own.ctx, { study: study.slug })).items.map(({ id }) => id)).toEqual([mine]);
    await db().report.update({ where: { id: theirs }, data: { visibility: "private" } });
    expect((await listed()).items.map(({ id }) => id)).toEqual([mine]);
    await expect(runTool(getReport, own.ctx, { report: theirs })).rejects.toMatchObject({ kind: "not_found" });
  });

  test("are returned as Markdown, with quotes word for word and a link to where they were said", async () => {
    const { clip, passageId } = firstOf(readout);
    const report = await makeReport(ctx, { title: "Findings" });
    await db().report.update({
      where: { id: report },
      data: {
        document: documentOf(
          { id: "h1", type: "heading", level: 2, text: "Prices" },
          textBlock("- One\n- Two"),
          quoteBlock(passageId),
          { id: "b1", type: "table", columns: ["What", "How many"], rows: [["a|b", "3"]] },
        ),
        evidence: { create: { passageId } },
      },
    });
    const told = await runTool(getReport, ctx, { report });
    const [section] = told.document.sections;
    expect(section?.heading).toBe("Findings");
    expect(section?.markdown).toContain("### Prices\n\n- One\n- Two");
    expect(section?.markdown).toContain(`> ${clip.passage.text}`);
    expect(section?.markdown).toContain(`/studies/${studyId}/sessions/${clip.passage.sessionId}#s`);
    expect(section?.markdown).toContain("| a\\|b | 3 |");
  });

  test("names of speakers and files can't create links", async () => {
    const { ctx: own } = await makeCaller();
    const lines = [{ text: "I left.", speaker: "Ana](https://elsewhere.test) [see" }];
    const fileId = await addTranscript(own, lines, { name: "a](https://elsewhere.test)\n\n# b.vtt" });
    const report = await makeReport(own);
    const span = { firstIndex: 0, firstOffset: 0, lastIndex: 0, lastOffset: 7 };
    const { id } = await quote(own, report, { ownerId: fileId, span });
    await db().report.update({ where: { id: report }, data: { document: documentOf(quoteBlock(id)) } });
    const { markdown = "" } = (await runTool(getReport, own, { report })).document.sections[0] ?? {};
    expect(markdown).toContain("> I left.\n>\n> — [Ana\\](https://elsewhere.test) \\[see");
    expect(markdown.match(/(?<!\\)\]\([^)]*/g)).toEqual([expect.stringContaining(`/library/files/${fileId}`)]);
    expect(markdown.split("\n")).toHaveLength(3);
  });

  test("a very long one is returned in parts, each section under its heading", async () => {
    const report = await makeReport(ctx);
    const texts = Array.from({ length: 12 }, (_, at) => `${at} ${"word ".repeat(3000)}`.trim());
    const document = documentOf(...texts.map((text, at) => textBlock(text, `t${at}`)));
    await db().report.update({ where: { id: report }, data: { document } });
    const part = async (cursor?: string) => {
      const told = await runTool(getReport, ctx, { report, cursor });
      return { ...told, items: told.document.sections };
    };
    const parts = await everyPage(part);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every(({ items }) => items[0]?.heading === "Findings")).toBe(true);
    expect(parts.flatMap(({ items }) => items.map(({ markdown }) => markdown)).join("\n\n")).toBe(texts.join("\n\n"));
  });

  test("a block that is too large on its own is cut, and says where the rest is", async () => {
    const report = await makeReport(ctx);
    const rows = Array.from({ length: 500 }, () => Array.from({ length: 20 }, () => "ten people, one of them twice"));
    const columns = Array.from({ length: 20 }, (_, at) => `Column ${at}`);
    const document = documentOf({ id: "b1", type: "table", columns, rows }, textBlock("After it."));
    await db().report.update({ where: { id: report }, data: { document } });
    const told = await runTool(getReport, ctx, { report });
    expect(told.document.sections[0]?.markdown).toMatch(/The rest of this block is in the report\._\n\nAfter it\.$/);
  });
});
