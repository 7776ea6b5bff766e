import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { edit } from "@/lib/services/readouts/edit";
import { create } from "@/lib/services/reports/create";
import { failReport } from "@/lib/services/reports/fail-report";
import { get } from "@/lib/services/reports/get";
import { startJob } from "@/lib/services/reports/start-job";
import { exclude } from "@/lib/services/study-sessions/exclude";
import { generated, makeInterviewed } from "@/tests/support/data/readouts";
import {
  generatedEvents,
  jobOf,
  notSaid,
  projectWithTalk,
  runAs,
  wordsOf,
  written,
} from "@/tests/support/data/reports";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, type Person } from "@/tests/support/factories";

let ctx: Context;
let person: Person;
let studyId: string;
beforeAll(async () => {
  ({ ctx, person } = await makeCaller());
  studyId = (await makeInterviewed(person, 6)).study.id;
});

describe("a report by template", () => {
  test("has method and people, key themes with quotes of n of m, contradictions, and next steps", async () => {
    const report = await written(ctx, { template: "summary", studyIds: [studyId] });
    expect(report).toMatchObject({ status: "ready", madeBy: "built-in", version: 1, error: null });
    const headings = report.document.sections.map(({ heading }) => heading);
    expect(headings).toEqual([
      "In short",
      "Question, method, and people",
      "Key themes",
      "Evidence against it",
      "Next steps",
      "How this was made",
    ]);
    expect(wordsOf(report)).toContain("People | 6");
    expect(wordsOf(report).join("\n")).toMatch(/\d of 6 people/);
    expect(report.quoteCount).toBeGreaterThan(4);
    expect(await notSaid(report)).toEqual([]);
  });

  test("is in German around the quotes if most sessions are", async () => {
    const study = await makeStudy(person, { status: "ended", language: "de" });
    for (const [number, more] of ["jeden Monat", "im Jahr", "für uns drei", "je Platz"].entries()) {
      const given = [
        { questionId: "q1", text: `Der Preis war uns zu teuer, so hohe Kosten hatte ich nicht erwartet, ${more}.` },
        { questionId: "q2", text: `Nummer ${number}: Der Export der Datei war kaputt, die Spalten im Export fehlten.` },
      ];
      await addSession(ctx, study, given);
    }
    const report = await written(ctx, { template: "summary", studyIds: [study.id] });
    expect(report.document.sections.map(({ heading }) => heading)).toEqual([
      "Kurz gefasst",
      "Frage, Methode und Personen",
      "Die wichtigsten Themen",
      "Was dagegen spricht",
      "Nächste Schritte",
      "Wie dieser Bericht entstand",
    ]);
    const words = wordsOf(report).join("\n");
    expect(words).toContain("Das ist den Leuten zu teuer.");
    expect(words).toMatch(/4 von 4 Personen sagen das/);
    expect(words).not.toMatch(/\b(say so|says so|sessions?|of the)\b/i);
  });

  test("is based on the readout as people have edited it, if there is one", async () => {
    const { study } = await makeInterviewed(person, 6);
    const readout = await generated(ctx, study.id);
    const [first, second] = readout.themes;
    await db().theme.update({ where: { id: first?.id ?? "" }, data: { title: "What it costs" } });
    await db().theme.update({ where: { id: second?.id ?? "" }, data: { hidden: true } });
    const report = await written(ctx, { template: "deep-dive", studyIds: [study.id] });
    const headings = report.document.sections.map(({ heading }) => heading);
    expect(headings).toContain("What it costs");
    expect(headings).not.toContain(second?.title);
    expect(headings).toContain("Question by question");
    expect(await notSaid(report)).toEqual([]);
  });

  test("draws the longest bar first, whatever order a person gave the themes", async () => {
    const { study } = await makeInterviewed(person, 6);
    await addSession(ctx, study, [{ questionId: "q1", text: "The price was far too expensive for our team." }]);
    const readout = await generated(ctx, study.id);
    const [most] = readout.themes.toSorted((a, b) => b.participants - a.participants);
    const { id = "", participants = 0 } = most ?? {};
    const last = readout.themes.filter((theme) => theme.id !== id).at(-1)?.id ?? "";
    await edit(ctx, study.id, readout.version, { kind: "move_theme", themeId: id, afterId: last });
    const report = await written(ctx, { template: "summary", studyIds: [study.id] });
    const chart = report.document.sections.flatMap(({ blocks }) => blocks).find(({ type }) => type === "chart");
    const values = chart?.type === "chart" ? (chart.series[0]?.values ?? []) : [];
    expect(values[0]).toBe(participants);
    expect(values).toEqual(values.toSorted((a, b) => (b ?? 0) - (a ?? 0)));
    expect(new Set(values).size).toBeGreaterThan(1);
  });

  test("a deep dive's table of themes is in the order of the chart above it", async () => {
    const report = await written(ctx, { template: "deep-dive", studyIds: [studyId] });
    const blocks = report.document.sections.flatMap((section) => section.blocks);
    const at = blocks.findIndex(({ type }) => type === "chart");
    const [chart, table] = [blocks[at], blocks[at + 1]];
    expect(table?.type === "table" && table.rows.map(([title]) => title)).toEqual(
      chart?.type === "chart" ? chart.categories : null,
    );
  });

  test("compares two studies, with a chart and a table of the same themes", async () => {
    const { study: other } = await makeInterviewed(person, 4);
    const report = await written(ctx, { template: "comparison", studyIds: [studyId, other.id] });
    const blocks = report.document.sections.flatMap((section) => section.blocks);
    const chart = blocks.find(({ type }) => type === "chart");
    expect(chart).toMatchObject({ kind: "bar", unit: "% of people" });
    expect(chart?.type === "chart" && chart.series).toHaveLength(2);
    expect(wordsOf(report)).toContain("People | 6 | 4");
    expect(report.sources.studies).toHaveLength(2);
  });

  test("on the same study is the same document", async () => {
    const [one, two] = [
      await written(ctx, { template: "deep-dive", studyIds: [studyId] }),
      await written(ctx, { template: "deep-dive", studyIds: [studyId] }),
    ];
    expect(one.document).toEqual(two.document);
  });

  test("needs something to write from, and two studies to compare", async () => {
    const refused = (wish: Parameters<typeof create>[1]) =>
      create(ctx, wish).catch(({ kind, extra }) => [kind, extra?.problems?.[0]?.path]);
    expect(await refused({})).toEqual(["invalid", "template"]);
    expect(await refused({ template: "summary" })).toEqual(["invalid", "studyIds"]);
    expect(await refused({ template: "comparison", studyIds: [studyId, studyId] })).toEqual(["invalid", "studyIds"]);
    expect(await refused({ template: "summary", studyIds: ["std_nowhere"] })).toEqual(["not_found", undefined]);
    expect(await refused({ prompt: "Prices", projectId: "prj_nowhere" })).toEqual(["not_found", undefined]);
  });

  test("from files that say nothing fails with a sentence", async () => {
    const fileId = await addTranscript(ctx, [{ text: "Hm." }]);
    const { id } = await create(ctx, { template: "summary", fileIds: [fileId] });
    const job = await jobOf(id);
    const error = await runAs(ctx, job.id).catch((thrown) => thrown);
    expect(error).toMatchObject({ kind: "conflict" });
    await failReport(ctx, job.id, error.message);
    expect(await get(ctx, id)).toMatchObject({ status: "failed", error: error.message });
    expect(await db().job.findUniqueOrThrow({ where: { id: job.id } })).toMatchObject({ status: "failed" });
  });
});

describe("a report from a prompt", () => {
  test("answers part by part with verbatim quotes, and states who said what and what was not found", async () => {
    const { projectId, fileId } = await projectWithTalk(ctx);
    const report = await written(ctx, {
      prompt: "Write a report about the export, the invoices and dark mode.",
      projectId,
    });
    const headings = report.document.sections.map(({ heading }) => heading);
    expect(headings).toEqual([
      "In short",
      "The export",
      "The invoices",
      "Who said what",
      "What was not found",
      "How this was made",
    ]);
    expect(wordsOf(report).join("\n")).toContain("Two of 2 people spoke about this");
    expect(wordsOf(report)).toContain("- Dark mode");
    expect(await notSaid(report)).toEqual([]);
    expect(new Set(report.passages.map(({ ownerId }) => ownerId))).toEqual(new Set([fileId]));
    expect(report.passages.map(({ speaker }) => speaker)).not.toContain("Dana");
  });

  test("leaves flagged and excluded sessions out, and says so", async () => {
    const { study, sessions: interviewed } = await makeInterviewed(person, 4);
    const [flagged, excluded] = interviewed.map(({ sessionId }) => sessionId);
    await db().studySession.update({ where: { id: flagged }, data: { qualityRating: "flagged" } });
    await exclude(ctx, study.id, excluded ?? "", "A colleague");
    const report = await written(ctx, { prompt: "The price", studyIds: [study.id] });
    const owners = report.passages.map(({ ownerId }) => ownerId);
    expect([owners.includes(flagged ?? ""), owners.includes(excluded ?? "")]).toEqual([false, false]);
    expect(wordsOf(report).join("\n")).toContain("of 2 people");
    expect(wordsOf(report).at(-1)).toContain("2 sessions are left out");
  });

  test("with a template is combined with what the template says", async () => {
    const report = await written(ctx, { template: "summary", studyIds: [studyId], prompt: "The export" });
    const headings = report.document.sections.map(({ heading }) => heading);
    expect(headings.slice(0, 2)).toEqual(["In short", "The export"]);
    expect(headings).toContain("Key themes");
  });

  test("notifies a project's webhooks in the same transaction, with the words of its quotes", async () => {
    const { projectId } = await projectWithTalk(ctx);
    const job = await startJob(ctx, projectId, { prompt: "The export" });
    await runAs(ctx, job.id);
    const done = await db().job.findUniqueOrThrow({ where: { id: job.id } });
    const { report_id: reportId } = done.result as { report_id: string };
    const [event, ...more] = await generatedEvents(reportId);
    expect([done.status, more]).toEqual(["succeeded", []]);
    expect(event?.data).toMatchObject({ id: reportId, project_id: projectId, prompt: "The export" });
    expect(JSON.stringify(event?.data)).toContain("I loved the export.");
  });
});
