import { once } from "node:events";
import { query } from "@/scripts/setup/query.mjs";
import type { Bench } from "../bench";
import { compare, interleave } from "../rounds";
import { serveApp } from "../serve-app";
import { startBenchDatabase } from "../start-bench-database";
import { inBrowser } from "./in-browser";

const SEGMENTS = 20_000;
const PAGE = 5_000;
const ROUNDS = 9;
const WORDS =
  "the invoice shows a total that nobody can explain so we export it all into a spreadsheet each friday and check it";

/** A file with as many lines as a transcript may have, and a signed-in person who opens it. */
async function fill(url: string) {
  process.env.DATABASE_URL = url;
  const [{ makePerson, makeSession, makeWorkspace }, { addTranscript }, { sessionCookieName }] = await Promise.all([
    import("@/tests/support/factories"),
    import("@/tests/support/data/transcripts"),
    import("@/lib/http/sign-in/session-token"),
  ]);
  const person = await makePerson(await makeWorkspace("scale"));
  const words = WORDS.split(" ");
  const segments = Array.from({ length: SEGMENTS }, (_, at) => ({
    speaker: at % 3 === 0 ? "Ines" : "Nadia",
    text: `Line ${at}: ${words.slice(0, 5 + ((at * 7) % (words.length - 5))).join(" ")}.`,
  }));
  const fileId = await addTranscript(person.ctx, segments, { name: "three hours.vtt" });
  await query(url, "VACUUM ANALYZE");
  return { fileId, cookie: { name: sessionCookieName(), value: await makeSession(person) } };
}

/** How often per second something can be done, one after another. */
const rateOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return 1000 / (performance.now() - started);
};

/** A file of 20,000 lines: its page and its lines against the SQL of the rows alone, and what a browser makes of it. */
export const openFile: Bench = {
  name: "open a file with 20,000 segments",
  async run() {
    const { url, directory, stop } = await startBenchDatabase();
    const { fileId, cookie } = await fill(url);
    const { base, app } = await serveApp(url, directory);
    const headers = { cookie: `${cookie.name}=${cookie.value}` };
    const { pool } = await import("@/lib/db/pool");
    const text = `SELECT id, index, speaker, start_seconds, end_seconds, text FROM segment WHERE owner_id = $1
                   ORDER BY coalesce(position, index) LIMIT $2`;
    const sql = (count: number) => pool().query({ name: "bench_open_file", text, values: [fileId, count] });
    const read = async (path: string) => {
      const response = await fetch(`${base}${path}`, { headers });
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      return response.text();
    };
    const lines = async () => {
      for (let cursor: string | null = ""; cursor !== null; ) {
        const answer: string = await read(`/api/transcripts/${fileId}?limit=${PAGE}${cursor && `&cursor=${cursor}`}`);
        cursor = (JSON.parse(answer) as { nextCursor: string | null }).nextCursor;
      }
    };
    try {
      const page = await read(`/library/files/${fileId}`);
      const rounds = await interleave(
        {
          "the page": () => rateOf(() => read(`/library/files/${fileId}`)),
          "all its lines": () => rateOf(lines),
          "SQL of all rows": () => rateOf(() => sql(SEGMENTS)),
        },
        ROUNDS,
      );
      return [
        `the page is ${Math.round(page.length / 1024)} kB of HTML`,
        compare(rounds, "the page", "SQL of all rows", 0.5),
        compare(rounds, "all its lines", "SQL of all rows", 0.1),
        ...(await inBrowser(base, `/library/files/${fileId}`, cookie, SEGMENTS)),
      ];
    } finally {
      app.kill();
      await once(app, "exit");
      await pool().end();
      await stop();
    }
  },
};
