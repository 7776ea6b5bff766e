import type { Bench } from "./bench";
import { serveApp } from "./serve-app";
import { startBenchDatabase } from "./start-bench-database";
import { tearDown } from "./under-load";

const PARTICIPANTS = 200;
const QUESTIONS = 3;
/** Shorter than anybody thinks and types, so that the load exceeds a real one. */
const THINK_MS = { least: 2_000, most: 6_000 };
/** Participants don't all start in the same second. */
const ARRIVAL_MS = 20_000;
const WANTED_P95_MS = 300;

const percentile = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const ms = (value: number) => `${Math.round(value)} ms`;
const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));
const thought = () => THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least);

const summary = (name: string, times: number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const figures = [0.5, 0.95, 0.99].map((part) => `p${part * 100} ${ms(percentile(sorted, part))}`);
  return `${name}: ${figures.join(", ")}, most ${ms(sorted.at(-1) ?? 0)} (${times.length} calls)`;
};

/** 200 people who have started the same interview. */
async function fill(url: string): Promise<{ token: string; version: number }[]> {
  process.env.DATABASE_URL = url;
  const { begun, guideOf, runningStudy } = await import("@/tests/support/data/participation");
  const questions = Array.from({ length: QUESTIONS }, (_, at) => ({
    text: `What happened in part ${at + 1} of your last order?`,
    probe: "deep" as const,
  }));
  const { link } = await runningStudy({
    guide: guideOf(...questions),
    targetParticipants: PARTICIPANTS,
    language: "en",
  });
  const people = [];
  for (let i = 0; i < PARTICIPANTS; i++) {
    const { token, view } = await begun(link);
    people.push({ token, version: view.session?.version ?? 0 });
  }
  return people;
}

const WORDS =
  `invoice page crashed twice basket coupon field blinking support answered late delivery box arrived broken return
label printer courier refund card declined bank app password reset mail filter newsletter price tax shipping`.split(
    /\s+/,
  );
const saying = () => Array.from({ length: 14 }, () => WORDS[Math.floor(Math.random() * WORDS.length)]).join(" ");

/** How long each next question took, and the thanks after the last answer. */
type Talk = { times: number[]; thanksMs: number; finished: boolean };

/** A participant answers to the end of the interview, pausing to think. */
async function talk(base: string, person: { token: string; version: number }, address: string): Promise<Talk> {
  const times: number[] = [];
  let { version } = person;
  await pause(Math.random() * ARRIVAL_MS);
  for (;;) {
    await pause(thought());
    const started = performance.now();
    const response = await fetch(`${base}/api/participation/${person.token}/answer`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({ version, text: `${saying()}, I think.`, manner: { typedMs: 4000 } }),
    });
    const reply = (await response.json()) as { step: string; version: number };
    if (!response.ok) throw new Error(`an answer was refused: ${response.status}`);
    const tookMs = performance.now() - started;
    if (reply.step !== "interview") return { times, thanksMs: tookMs, finished: reply.step === "thanks" };
    times.push(tookMs);
    version = reply.version;
  }
}

/** An empty route in the same process, called throughout: the cost of the machine itself. */
async function floor(base: string, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let over = false;
  until.finally(() => {
    over = true;
  });
  while (!over) {
    const started = performance.now();
    await (await fetch(`${base}/healthz`)).arrayBuffer();
    times.push(performance.now() - started);
    await pause(20);
  }
  return times;
}

/** The next question while 200 participants are in progress, over HTTP, with the built-in moderator. */
export const participants: Bench = {
  name: "participants: the next question with 200 in progress at once",
  async run() {
    const { url, directory, stop } = await startBenchDatabase();
    const people = await fill(url);
    const { base, app } = await serveApp(url, directory, { TRUST_PROXY: "1" });
    try {
      const talks = Promise.all(people.map((person, at) => talk(base, person, `192.0.2.${at % 250}`)));
      const [done, idle] = await Promise.all([talks, floor(base, talks)]);
      const times = done.flatMap((one) => one.times).sort((a, b) => a - b);
      const p95 = percentile(times, 0.95);
      const finished = done.filter((one) => one.finished).length;
      return [
        `${p95 <= WANTED_P95_MS ? "ok " : "LOW"} ${summary("next question", times)}; wanted p95 ${WANTED_P95_MS} ms`,
        `    ${summary(
          "the end of a session",
          done.map((one) => one.thanksMs),
        )}`,
        `    ${summary("empty route meanwhile", idle)}`,
        `    ${finished} of ${PARTICIPANTS} participants were thanked`,
      ];
    } finally {
      await tearDown(app, stop);
    }
  },
};
