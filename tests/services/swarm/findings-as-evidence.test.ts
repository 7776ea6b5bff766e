import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { put } from "@/lib/integrations/storage/storage";
import { exportCsv } from "@/lib/services/boards/csv/export-csv";
import { importCsv } from "@/lib/services/boards/csv/import-csv";
import { get as getBoard } from "@/lib/services/boards/get";
import { addEvidence } from "@/lib/services/cards/add-evidence";
import { create as createCard } from "@/lib/services/cards/create";
import { removeEvidence } from "@/lib/services/cards/remove-evidence";
import { clean } from "@/lib/services/exports/document/clean";
import { toDocx } from "@/lib/services/exports/document/docx/to-docx";
import { toPdf } from "@/lib/services/exports/document/pdf/to-pdf";
import { toPptx } from "@/lib/services/exports/document/pptx/to-pptx";
import { toMarkdown } from "@/lib/services/exports/document/to-markdown";
import { loadImages } from "@/lib/services/exports/report/load-images";
import { reportDocument } from "@/lib/services/exports/report/report-document";
import { requestExport } from "@/lib/services/exports/request-export";
import { create as createReport } from "@/lib/services/reports/create";
import { get as getReport } from "@/lib/services/reports/get";
import { getFinding } from "@/lib/services/swarm/get-finding";
import { makeBoard } from "@/tests/support/data/boards";
import { runExport } from "@/tests/support/data/exports";
import { libraryServer } from "@/tests/support/data/library";
import { wordsOf, written } from "@/tests/support/data/reports";
import { makeFinding, makeSwarmRun, makeSwarmStudy } from "@/tests/support/data/swarm";
import { makeCaller, type Person } from "@/tests/support/factories";
import { countParts, readPdf, xmlOf } from "@/tests/support/read/read-documents";

/** A JPEG of two by three pixels, as the header of a screenshot is read. */
const JPEG = Buffer.from(
  "/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAADAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==",
  "base64",
);

let close: () => Promise<void>;
let ctx: Context;
let person: Person;
beforeAll(async () => {
  close = await libraryServer();
  ({ ctx, person } = await makeCaller());
});
afterAll(() => close());

const STEPS = ["opened https://shop.example.com/", "pressed “Cart”", "pressed “Pay”"];

/** A finished run: one of two agents bought something; two findings, the worse with steps and a screenshot. */
async function makeFound(of: Person = person) {
  const study = await makeSwarmStudy(of, "https://shop.example.com/");
  const run = await makeSwarmRun(study, { plan: study.swarm ?? {}, endedAt: new Date("2026-11-20T10:00:00Z") });
  const outcome = { taskId: "buy", outcome: "succeeded", reason: "It says Done.", steps: 3 };
  const persona = { name: "Everyday user", description: "Has time." };
  await db().swarmAgent.updateMany({ where: { runId: run.id }, data: { persona, outcomes: [outcome] } });
  const [agentId = ""] = run.agentIds;
  const screenshotKey = `swarm/${agentId}/2.jpg`;
  const at = { agentId, pageUrl: "https://shop.example.com/cart?a=1", pageTitle: "Cart" };
  const steps = STEPS.map((action, index) => ({ ...at, index, action, taskId: "buy" }));
  await db().swarmStep.createMany({ data: steps.map((step, i) => (i === 2 ? { ...step, screenshotKey } : step)) });
  const shown = { agentId, kind: "step", stepIndex: 2, action: STEPS[2], pageUrl: at.pageUrl };
  const minor = await makeFinding(run, "minor", "The footer is pale");
  const worst = await makeFinding(run, "critical", "Nothing happens after =Pay", [shown]);
  return { study, run, worst, minor, screenshotKey };
}

describe("a finding on a board", () => {
  test("is on the card once, links to itself, and can be removed again", async () => {
    const { worst, study } = await makeFound();
    const { boardId } = await makeBoard(ctx);
    const evidence = [{ findingId: worst }];
    const card = await createCard(ctx, boardId, { insight: "Paying is broken", evidence });
    expect((await addEvidence(ctx, card.id, evidence)).findings).toHaveLength(1);
    const [stored] = (await getBoard(ctx, boardId)).cards;
    expect(stored?.evidence).toEqual([]);
    expect(stored?.findings).toMatchObject([
      { findingId: worst, finding: { studyId: study.id, severity: "critical", agentCount: 1 } },
    ]);
    expect((await removeEvidence(ctx, card.id, worst)).findings).toEqual([]);
    await expect(removeEvidence(ctx, card.id, worst)).rejects.toMatchObject({ kind: "not_found" });
  });

  test("of another workspace doesn't exist, on a card or in an imported file", async () => {
    const { worst } = await makeFound((await makeCaller()).person);
    const { boardId } = await makeBoard(ctx);
    const asked = createCard(ctx, boardId, { insight: "Theirs", evidence: [{ findingId: worst }] });
    await expect(asked).rejects.toMatchObject({
      kind: "invalid",
      extra: { problems: [{ path: "evidence.0.findingId" }] },
    });
    const imported = await importCsv(ctx, boardId, `Insight,Evidence IDs\nTheirs,${worst}\n`);
    expect(imported).toMatchObject({ cards: 1, evidence: 0, missingEvidence: 1 });
  });

  test("is exported to CSV and imported from it; once deleted, card and file say so", async () => {
    const { worst, study } = await makeFound();
    const { boardId } = await makeBoard(ctx);
    await createCard(ctx, boardId, { insight: "Paying is broken", evidence: [{ findingId: worst }] });
    const csv = async () => (await buffer((await exportCsv(ctx, boardId)).rows)).toString();
    const file = await csv();
    expect(file).toContain(`critical finding from AI agents — http`);
    expect(file).toContain(`/studies/${study.id}/findings/${worst}`);
    const copy = await makeBoard(ctx);
    expect(await importCsv(ctx, copy.boardId, file)).toMatchObject({ evidence: 1, missingEvidence: 0 });
    expect((await getBoard(ctx, copy.boardId)).cards[0]?.findings).toMatchObject([{ findingId: worst }]);
    await db().study.delete({ where: { id: study.id } });
    expect((await getBoard(ctx, boardId)).cards[0]?.findings).toEqual([{ findingId: worst, finding: null }]);
    expect(await csv()).toContain("A deleted finding from AI agents");
  });
});

test("how to reproduce a finding starts from the beginning of its task", async () => {
  const { worst, minor } = await makeFound();
  expect((await getFinding(ctx, worst)).reproduction).toEqual(STEPS);
  expect((await getFinding(ctx, minor)).reproduction).toEqual([]);
});

describe("a report of a Swarm run", () => {
  test("has the findings by severity, what was covered and what not, and counts nobody as a participant", async () => {
    const { run, study, worst, minor } = await makeFound();
    const report = await written(ctx, { swarmRunId: run.id });
    expect(report).toMatchObject({
      title: "Run 1: Can people buy a mug?",
      ...{ status: "ready", template: null, swarmRunId: run.id, studyIds: [study.id], quoteCount: 0, findingCount: 2 },
    });
    const sections = report.document.sections.map(({ heading }) => heading);
    expect(sections).toEqual([
      ...["In short", "Critical findings", "Minor findings", "What was covered", "What was not covered"],
    ]);
    expect(report.findings.map(({ id }) => id).sort()).toEqual([worst, minor].sort());
    const words = wordsOf(report).join("\n");
    for (const said of [
      "Evidence from AI agents. No people took part.",
      "Please buy something | Done | Done",
      "Please find something | Not tried | Not tried",
      "Cart | https://shop.example.com/cart | 1",
      "No agent completed “Please ask something”",
    ])
      expect(words).toContain(said);
  });

  test("is written about a finished run of this workspace, and from nothing else", async () => {
    const { run, study } = await makeFound();
    const wish = { swarmRunId: run.id };
    for (const more of [{ prompt: "And prices?" }, { template: "summary" as const }, { studyIds: [study.id] }])
      await expect(createReport(ctx, { ...wish, ...more })).rejects.toMatchObject({
        extra: { problems: [{ path: "swarmRunId" }] },
      });
    await expect(createReport((await makeCaller()).ctx, wish)).rejects.toMatchObject({ kind: "not_found" });
    const reading = (await makeCaller({ role: "observer" })).ctx;
    await expect(createReport(reading, wish)).rejects.toMatchObject({ kind: "forbidden" });
    await db().swarmRun.update({ where: { id: run.id }, data: { status: "running" } });
    await expect(createReport(ctx, wish)).rejects.toMatchObject({ kind: "conflict" });
  });

  test("shows a finding in all five formats, with its screenshot, and says if it was deleted", async () => {
    const { run, study, screenshotKey } = await makeFound();
    await put(screenshotKey, JPEG, "image/jpeg");
    const { id: subjectId } = await written(ctx, { swarmRunId: run.id });
    const shown = async () => {
      const report = await getReport(ctx, subjectId);
      return clean(
        reportDocument(report, { workspaceName: "Test workspace", language: "en" }, await loadImages(ctx, report)),
      );
    };
    const document = await shown();
    expect(document.facts.filter(({ value }) => value === "0")).toEqual([]);
    const title = "Nothing happens after =Pay";
    const markdown = toMarkdown(document);
    for (const words of [
      "Critical: Nothing happens after",
      "3. Pressed “Pay”",
      "Say what went wrong",
      "no people took part",
    ])
      expect(markdown).toContain(words);
    const csv = await runExport(await requestExport(ctx, { kind: "report", subjectId, format: "csv", options: {} }));
    const rows: Record<string, string>[] = parse(Buffer.from(csv), { columns: true, bom: true });
    expect(rows.map((row) => [row.Participant, row.Quote, row.Severity])).toEqual([
      ["", "", "Critical"],
      ["", "", "Minor"],
    ]);
    expect(rows[0]).toMatchObject({
      Finding: title,
      Theme: "Critical findings",
      Page: "https://shop.example.com/cart?a=1",
    });
    expect(rows[0]?.["How to reproduce"]).toContain("3. Pressed “Pay”");
    const [slides, word, pdf] = [await toPptx(document), await toDocx(document), await readPdf(await toPdf(document))];
    expect(await xmlOf(slides, /^ppt\/slides\/slide\d+\.xml$/)).toContain(title);
    expect(await countParts(slides, /^ppt\/media\/.*\.jpe?g$/)).toBe(1);
    expect(await xmlOf(word, /^word\/document\.xml$/)).toContain(title);
    expect(await countParts(word, /^word\/media\/.*\.jpg$/)).toBe(1);
    expect(pdf.text).toContain(title);
    await db().study.delete({ where: { id: study.id } });
    expect((await getReport(ctx, subjectId)).findings).toEqual([]);
    expect(toMarkdown(await shown())).toContain("This finding from AI agents is no longer available.");
  });
});
