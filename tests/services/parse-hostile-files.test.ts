import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromSource } from "@/tests/support/run/from-source";

const folder = mkdtempSync(join(tmpdir(), "earshot-hostile-"));
const run = promisify(execFile);
const SCRIPTS = "tests/support/transcript-files";
function script(name: string, ...values: string[]) {
  const { path, execArgv } = fromSource(join(SCRIPTS, name));
  return run(process.execPath, [...execArgv, path, folder, ...values], {
    env: { ...process.env, LOG_LEVEL: "silent" },
  });
}

const REFUSED: [string, RegExp][] = [
  ["zip bomb", /^bomb$/],
  ["zip bomb with a lying directory", /^(?:bomb|damaged)$/],
  ["zip of 60,000 entries", /^bomb$/],
  ["entity bomb", /^bomb$/],
  ["Word document of 9 MB of XML", /^too_much_memory$/],
  ["deeply nested Word document", /^(?:damaged|too_much_memory)$/],
  ["PDF of 10,000 pages", /^(?:too_many_pages|too_much_memory)$/],
  ["PDF stream bomb", /^too_much_memory$/],
  ["broken UTF-8", /^encoding$/],
  ["random bytes", /^not_a_transcript$/],
  ["TXT of 15 million lines", /^too_many_segments$/],
  ["100 MB of text", /^too_large$/],
  ["VTT of 60,000 cues", /^too_many_segments$/],
  ["VTT of one line of arrows", /^empty$/],
  ["VTT of digits", /^empty$/],
];
const READ: [string, number][] = [
  ["3-hour VTT", 3_600],
  ["CSV of 49,000 rows", 49_000],
  ["VTT of open tags", 2_251],
  ["VTT of a million ampersands", 2_250],
  ["TXT of one line of white space", 1],
  ["TXT of colons", 26_215],
  ["PDF that claims a billion pages", 1],
];

beforeAll(() => script("write-hostile-files-process.ts", ...[...REFUSED, ...READ].map(([name]) => name)), 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(REFUSED)("%s is refused with a sentence in less than 400 MB", { timeout: 60_000 }, async (name, reason) => {
  const measured = JSON.parse((await script("measure-process.ts", name)).stdout);
  expect(measured).toMatchObject({ name: "AppError", message: expect.stringMatching(/^[A-Z].*\.$/) });
  expect(measured.reason).toMatch(reason);
  expect(measured.peakMegabytes).toBeLessThan(400);
});

test.each(READ)("%s is read in less than 400 MB", { timeout: 60_000 }, async (name, segments) => {
  const measured = JSON.parse((await script("measure-process.ts", name)).stdout);
  expect(measured).toMatchObject({ segments });
  expect(measured.peakMegabytes).toBeLessThan(400);
});
