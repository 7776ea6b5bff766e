import { newId } from "@/lib/core/ids";
import type { Guide } from "@/lib/core/study/guide";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { analyseSession } from "@/lib/services/insights/analyse-session";
import { segmentsOf } from "@/lib/services/interviews/segments-of";
import { storeSessionTranscript } from "@/lib/services/transcripts/store-session";
import { applyMigrations } from "@/scripts/setup/apply-migrations.mjs";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession, type Given, turnsOf } from "@/tests/support/data/study-sessions";
import { makeCaller } from "@/tests/support/factories";
import { startThrowAwayDatabase } from "@/tests/support/run/throw-away-database";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import type { Bench } from "./bench";
import { compare, interleave } from "./rounds";

const QUESTIONS = 20;
const SESSIONS = 20;
/** Earlier sessions of the study, which are searched for duplicates. */
const BEFORE = 200;

const guide: Guide = {
  sections: [
    {
      id: "s1",
      title: "All",
      questions: Array.from({ length: QUESTIONS }, (_, at) => ({
        id: `q${at}`,
        text: `Tell me about part ${at} of the checkout.`,
        kind: "open" as const,
        required: true,
        probe: "light" as const,
      })),
    },
  ],
};
const answer = (at: number, seed: number): Given => ({
  questionId: `q${Math.floor(at / 2)}`,
  text: `Part ${at} took me ${seed} minutes. It was great at first. But the invoice page was confusing, I'm not sure why it asks for that. I never pay by card there, and I would rather get a bill at the end of the month as we do with everyone else.`,
  manner: { typedMs: 40_000 },
});

/** Finishing a session of 40 answers: chapters, signals and quality next to only storing its transcript. */
export const sessionFinish: Bench = {
  name: "session finish: insights beside the plain transcript",
  async run() {
    const server = await startThrowAwayDatabase();
    storageSettings({ DATABASE_URL: server.url, DATA_DIR: server.directory });
    await applyMigrations(server.url);
    const { ctx, person, workspace } = await makeCaller({ plan: "scale" });
    const study = await makeStudy(person, { status: "running", guide, targetParticipants: 1000 });
    const ids: string[] = [];
    for (let seed = 0; seed < BEFORE + SESSIONS; seed++) {
      const given = Array.from({ length: QUESTIONS * 2 }, (_, at) => answer(at, seed));
      ids.push((await addSession(ctx, study, given)).sessionId);
    }
    await db().$executeRawUnsafe("VACUUM ANALYZE");
    const latest = ids.slice(-SESSIONS);
    const given = Array.from({ length: QUESTIONS * 2 }, (_, at) => answer(at, 0));
    const segments = segmentsOf(turnsOf(guide, given), "P1");
    const system = { ...systemContext("analyse-session", workspace.id), requestId: newId("request") };
    const perSecond = async (work: (sessionId: string) => Promise<unknown>): Promise<number> => {
      const started = performance.now();
      for (const sessionId of latest) await work(sessionId);
      return (1000 * latest.length) / (performance.now() - started);
    };
    const rounds = await interleave({
      transcript: () =>
        perSecond((sessionId) =>
          transaction(ctx, (tx) =>
            storeSessionTranscript(tx, { workspaceId: workspace.id, sessionId, language: "en", segments }),
          ),
        ),
      insights: () => perSecond((sessionId) => analyseSession(system, sessionId)),
    });
    await server.stop();
    return [compare(rounds, "insights", "transcript", 1)];
  },
};
