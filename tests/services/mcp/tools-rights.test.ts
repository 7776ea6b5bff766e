import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import type { Tool } from "@/lib/mcp/tool";
import { askEva } from "@/lib/mcp/tools/ask-eva";
import { createDraftStudy } from "@/lib/mcp/tools/create-draft-study";
import { getFinding } from "@/lib/mcp/tools/get-finding";
import { getLibraryFile } from "@/lib/mcp/tools/get-library-file";
import { getReadout } from "@/lib/mcp/tools/get-readout";
import { getReport } from "@/lib/mcp/tools/get-report";
import { getSession } from "@/lib/mcp/tools/get-session";
import { getStudy } from "@/lib/mcp/tools/get-study";
import { getStudyStatus } from "@/lib/mcp/tools/get-study-status";
import { listFindings } from "@/lib/mcp/tools/list-findings";
import { listLibraryFiles } from "@/lib/mcp/tools/list-library-files";
import { listReports } from "@/lib/mcp/tools/list-reports";
import { listSessions } from "@/lib/mcp/tools/list-sessions";
import { listStudies } from "@/lib/mcp/tools/list-studies";
import { listSwarmRuns } from "@/lib/mcp/tools/list-swarm-runs";
import { nextStep } from "@/lib/mcp/tools/next-step";
import { search } from "@/lib/mcp/tools/search";
import { searchEvidence } from "@/lib/mcp/tools/search-evidence";
import { makeRows } from "@/tests/support/data/rows";
import { makeStudy } from "@/tests/support/data/studies";
import { makeFinding, makeSwarmRun } from "@/tests/support/data/swarm";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { runTool } from "@/tests/support/run/run-tool";
import { countStatements } from "@/tests/support/watch/count-statements";

type Rows = Record<string, string>;
type Case = [name: string, run: (ctx: Context, rows: Rows) => Promise<unknown>];

const asking = <I extends z.ZodObject, O extends z.ZodObject>(
  tool: Tool<I, O>,
  input: (rows: Rows) => z.input<I>,
  by = "",
): Case => [`${tool.name}${by}`, (ctx, rows) => runTool(tool, ctx, input(rows))];

const question = "What do people think of it?";
const BY_ID: Case[] = [
  asking(getStudy, ({ studies = "" }) => ({ study: studies })),
  asking(getStudyStatus, ({ studies = "" }) => ({ study: studies })),
  asking(listSessions, ({ studies = "" }) => ({ study: studies })),
  asking(getSession, ({ sessions = "" }) => ({ session: sessions })),
  asking(getReadout, ({ studies = "" }) => ({ study: studies })),
  asking(getReport, ({ reports = "" }) => ({ report: reports })),
  asking(listSwarmRuns, ({ studies = "" }) => ({ study: studies }), " of a study"),
  asking(listFindings, ({ runs = "" }) => ({ run: runs })),
  asking(getFinding, ({ findings = "" }) => ({ finding: findings })),
  asking(searchEvidence, ({ studies = "" }) => ({ query: "card", study: studies }), " in a study"),
  asking(listLibraryFiles, ({ projects = "" }) => ({ project: projects }), " of a project"),
  asking(getLibraryFile, ({ recordings = "" }) => ({ file: recordings })),
  asking(askEva, ({ studies = "" }) => ({ question, study: studies }), " of a study"),
  asking(askEva, ({ threads = "" }) => ({ question, thread: threads }), " in a chat"),
];
const LISTS: Case[] = [
  asking(listStudies, () => ({})),
  asking(listReports, () => ({})),
  asking(listSwarmRuns, () => ({})),
  asking(listLibraryFiles, () => ({})),
  asking(search, () => ({ query: "theirs" })),
  asking(searchEvidence, () => ({ query: "card" })),
];

async function rowsOf(person: Parameters<typeof makeRows>[0]): Promise<Rows> {
  const rows = await makeRows(person);
  const study = await makeStudy(person);
  const run = await makeSwarmRun(study);
  return { ...rows, runs: run.id, findings: await makeFinding(run, "minor", "A dead link") };
}

let mine: Awaited<ReturnType<typeof makeCaller>>;
let theirs: Awaited<ReturnType<typeof makeCaller>>;
let rows: Rows;
beforeAll(async () => {
  mine = await makeCaller();
  theirs = await makeCaller();
  rows = await rowsOf(theirs.person);
});

/** The same ids, of rows that don't exist. */
const missing = (given: Rows): Rows => Object.fromEntries(Object.keys(given).map((name) => [name, newId("request")]));

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ kind, message }) => ({ kind, message }),
  );

describe("another workspace's id and a nonexistent one are the same not found", () => {
  test.each(BY_ID)("%s", async (_name, run) => {
    const foreign = await failureOf(run(mine.ctx, rows));
    expect(foreign?.kind).toBe("not_found");
    expect(foreign).toEqual(await failureOf(run(mine.ctx, missing(rows))));
    expect(nextStep(foreign?.message ?? "")).not.toBe(foreign?.message);
  });
});

test.each(LISTS)("nothing of another workspace is in %s", async (_name, run) => {
  expect(await run(mine.ctx, rows)).toMatchObject({ items: [] });
});

describe("an observer, and a read-only program, can use every reading tool", () => {
  const readers: [string, () => Promise<Context>][] = [
    ["an observer", async () => (await makePerson(theirs.workspace, "observer")).ctx],
    [
      "a program",
      async () => {
        const { id: userId } = theirs.person;
        const connectionId = newId("connection");
        return { ...theirs.ctx, actor: { kind: "mcp", userId, role: "member", connectionId, readOnly: true } };
      },
    ],
  ];
  test.each(readers)("%s", async (_who, become) => {
    const ctx = await become();
    for (const [, run] of [...BY_ID, ...LISTS]) await run(ctx, rows);
  });
});

/** Tools that make more than one query: progress next to the study, and a study identified by its slug. */
const TWO = ["get_study_status", "search_evidence in a study"];
const reading = [...BY_ID, ...LISTS].filter(([name]) => !name.startsWith("ask_eva"));

describe("an ordinary read is one statement", () => {
  test.each(reading)("%s", async (name, run) => {
    await run(theirs.ctx, rows);
    expect(await countStatements(() => run(theirs.ctx, rows))).toBeLessThanOrEqual(TWO.includes(name) ? 2 : 1);
  });
});

test("every tool says which rights it needs", () => {
  expect(askEva.access).toBe("ask");
  expect(createDraftStudy.access).toBe("write");
  expect([getStudy, listStudies, search, getFinding].map(({ access }) => access)).toEqual(Array(4).fill("read"));
});
