import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { ask } from "@/lib/services/eva/ask";
import { readInterview } from "@/prisma/seed/studies/read-interview";
import { applyMigrations } from "@/scripts/setup/apply-migrations.mjs";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { addDemoTranscripts } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { startThrowAwayDatabase } from "@/tests/support/run/throw-away-database";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import type { Bench } from "./bench";
import { copySessions } from "./copy-sessions";
import { watched } from "./watched";

const SESSIONS = 200;
const ORIGINALS = 20;
const ANSWERS = 75;
const FOLDER = "prisma/seed/studies/interviews";

const QUESTIONS = [
  "Why did people leave at the checkout?",
  "What did people say about the price?",
  "Who mentioned an accountant?",
  "What frustrated people about the trial?",
  "How do new users differ from the others?",
  "Did the card put people off?",
];

const ORDERED = `
  SELECT owner_id, index, speaker, start_seconds, end_seconds, text FROM segment
   WHERE workspace_id = $1 ORDER BY owner_id, coalesce(position, index)`;

const texts = readdirSync(FOLDER).flatMap((name) => readInterview(join(FOLDER, name)).given.map(({ text }) => text));

/** Each person says what people of the demo said, every line joined with another one. */
const answer = (session: number, at: number): string => {
  const [one, other] = [texts[(session * 31 + at) % texts.length], texts[(session * 17 + at * 7) % texts.length]];
  return `${one} ${other}`.slice(0, 400);
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds until something is done, and the processor time of this process meanwhile. */
async function timed(work: () => Promise<unknown>) {
  const before = process.cpuUsage();
  const started = performance.now();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - started, cpuMs: (user + system) / 1000 };
}

async function figures(name: string, ctx: Context): Promise<string[]> {
  const floor = median(
    await Promise.all([1, 2, 3].map(async () => (await timed(() => pool().query(ORDERED, [ctx.workspaceId]))).ms)),
  );
  const times: Awaited<ReturnType<typeof timed>>[] = [];
  const { lagMs, busyMs, grownMb } = await watched(async () => {
    for (const question of QUESTIONS) times.push(await timed(() => ask(ctx, { question })));
  });
  const [first, ...later] = times;
  const shown = ({ ms, cpuMs }: { ms: number; cpuMs: number }) =>
    `${Math.round(ms)} ms, ${Math.round(cpuMs)} of processor`;
  const rest = { ms: median(later.map(({ ms }) => ms)), cpuMs: median(later.map(({ cpuMs }) => cpuMs)) };
  return [
    `${name}: the first question ${first ? shown(first) : ""}, later ones ${shown(rest)} (median of ${later.length})`,
    `${name}: an ordered read takes ${Math.round(floor)} ms; a later question : that = ${(rest.ms / floor).toFixed(2)}`,
    `${name}: event loop late by ${lagMs.toFixed(1)} ms, of it ${busyMs.toFixed(1)} at work, p99; memory grows by ${Math.round(grownMb)} MB`,
  ];
}

/** What a question costs, over the demo's transcripts and over many sessions. */
export const eva: Bench = {
  name: `eva: the demo, and ${SESSIONS} sessions with ${SESSIONS * ANSWERS * 2} lines`,
  async run() {
    const server = await startThrowAwayDatabase();
    storageSettings({ DATABASE_URL: server.url, DATA_DIR: server.directory });
    await applyMigrations(server.url);
    const small = await makeCaller({ plan: "scale" });
    await addDemoTranscripts(small.ctx);
    const large = await makeCaller({ plan: "scale" });
    const study = await makeStudy(large.person, { status: "ended" });
    for (let session = 0; session < ORIGINALS; session += 1) {
      const given = Array.from({ length: ANSWERS }, (_, at) => ({ questionId: "q1", text: answer(session, at) }));
      await addSession(large.ctx, study, given);
    }
    await copySessions(server.url, study.id, SESSIONS / ORIGINALS - 1, true);
    const lines = [
      ...(await figures("demo", small.ctx)),
      ...(await figures("sessions", large.ctx)),
      ...(await figures("sessions, again", large.ctx)),
    ];
    await server.stop();
    return lines;
  },
};
