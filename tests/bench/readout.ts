import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { generate } from "@/lib/services/readouts/generate";
import { make } from "@/lib/services/readouts/make";
import { draft } from "@/lib/services/readouts/make/draft";
import type { Draft } from "@/lib/services/readouts/make/found";
import { loadSaid } from "@/lib/services/readouts/make/load-said";
import { read } from "@/lib/services/readouts/read";
import { readInterview } from "@/prisma/seed/studies/read-interview";
import { applyMigrations } from "@/scripts/setup/apply-migrations.mjs";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeCaller } from "@/tests/support/factories";
import { startThrowAwayDatabase } from "@/tests/support/run/throw-away-database";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import { countStatements } from "@/tests/support/watch/count-statements";
import type { Bench } from "./bench";
import { copySessions } from "./copy-sessions";
import { watched } from "./watched";

const SESSIONS = 200;
const ORIGINALS = 20;
const ANSWERS = 75;
const ROUNDS = 5;
const MOST_TIMES = 3;
const MOST_MEGABYTES = 300;
const MOST_LAG_MS = 50;
const FOLDER = "prisma/seed/studies/interviews";

const texts = readdirSync(FOLDER).flatMap((name) => readInterview(join(FOLDER, name)).given.map(({ text }) => text));

/** Each person says what people of the demo said, every line joined with another one, so that no two are the same. */
const answer = (session: number, at: number): string => {
  const [one, other] = [texts[(session * 31 + at) % texts.length], texts[(session * 17 + at * 7) % texts.length]];
  return `${one} ${other}`.slice(0, 400);
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const ms = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const ORDERED = `
  SELECT owner_id, index, speaker, start_seconds, end_seconds, text, citable FROM segment
   WHERE workspace_id = $1 ORDER BY owner_id, coalesce(position, index)`;

const judged = (isFine: boolean, text: string): string => `${isFine ? "ok " : "LOW"} ${text}`;

/** A readout of 200 sessions next to one ordered read of their lines. */
export const readout: Bench = {
  name: `readout: ${SESSIONS} sessions, ${SESSIONS * ANSWERS * 2} lines`,
  async run() {
    const server = await startThrowAwayDatabase();
    storageSettings({ DATABASE_URL: server.url, DATA_DIR: server.directory });
    await applyMigrations(server.url);
    const { ctx, person, workspace } = await makeCaller({ plan: "scale" });
    const study = await makeStudy(person, { status: "ended" });
    const system = systemContext("make-readout", workspace.id);
    for (let session = 0; session < ORIGINALS; session += 1) {
      const given = Array.from({ length: ANSWERS }, (_, at) => ({ questionId: "q1", text: answer(session, at) }));
      await addSession(ctx, study, given);
    }
    const whole = async (analyse?: () => Promise<Draft>) => {
      const { id, studyId, generation } = await generate(ctx, study.id);
      return () => make(system, { readoutId: id ?? "", studyId, generation }, analyse);
    };
    const forget = async () => {
      await db().readout.deleteMany({ where: { studyId: study.id } });
      await db().passage.deleteMany({ where: { workspaceId: workspace.id } });
    };
    // Like the many below: the analyst itself notes its progress once.
    const foundInFew = await draft(await loadSaid(system, study.id));
    const few = await countStatements(await whole(async () => foundInFew));
    await copySessions(server.url, study.id, SESSIONS / ORIGINALS - 1);
    await forget();
    const said = await loadSaid(system, study.id);
    const started = performance.now();
    const found = await draft(said);
    const analystMs = performance.now() - started;
    const known = async () => found;
    const many = await countStatements(await whole(known));
    const rounds: Record<"floor" | "first" | "again", number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const floor = await ms(() => pool().query(ORDERED, [workspace.id]));
      const again = await ms(await whole(known));
      await forget();
      rounds.push({ floor, again, first: await ms(await whole(known)) });
    }
    const idle = await watched(() => wait(2_000));
    const { lagMs, busyMs, grownMb } = await watched(await whole());
    const made = await read(ctx, study.id);
    const quotes = made.themes.flatMap(({ claims }) => claims.flatMap(({ clips }) => clips)).length;
    const readMs = await ms(() => read(ctx, study.id));
    await server.stop();
    const shown = (name: keyof (typeof rounds)[number]) => `${Math.round(median(rounds.map((one) => one[name])))} ms`;
    const times = (name: "first" | "again") => {
      const ratio = median(rounds.map((one) => one[name] / one.floor));
      return judged(ratio <= MOST_TIMES, `${name} : ordered read = ${ratio.toFixed(2)} (wanted at most ${MOST_TIMES})`);
    };
    return [
      `ordered read ${shown("floor")}; without the analyst: first ${shown("first")}, again ${shown("again")}`,
      `the analyst by itself ${Math.round(analystMs)} ms`,
      times("first"),
      times("again"),
      judged(few === many, `${many} statements, of ${ORIGINALS} sessions ${few}`),
      judged(grownMb <= MOST_MEGABYTES, `memory grows by ${Math.round(grownMb)} MB (wanted at most ${MOST_MEGABYTES})`),
      judged(
        Math.min(lagMs, busyMs) < MOST_LAG_MS,
        `event loop late by ${lagMs.toFixed(1)} ms, of it ${busyMs.toFixed(1)} at work, p99 (wanted under ${MOST_LAG_MS}; idle ${idle.lagMs.toFixed(1)})`,
      ),
      `${made.themes.length} themes, ${quotes} quotes; reading it takes ${Math.round(readMs)} ms`,
    ];
  },
};
