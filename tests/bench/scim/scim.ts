import type { Filled } from "@/tests/support/scim/fill";
import type { Bench } from "../bench";
import { compare, interleave } from "../rounds";
import { startBenchDatabase } from "../start-bench-database";

/** `BENCH_PEOPLE` shortens it for a quick look; the published figures are for ten thousand. */
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 10_000);
const CALLS = 60;
const WANTED = { postsASecond: 60, putMs: 3_000, syncSeconds: 600, answerMs: 400 };

const mark = (isGood: boolean) => (isGood ? "ok " : "LOW");
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

async function must(team: Filled, method: string, path: string, body?: unknown): Promise<void> {
  const { scimCall } = await import("@/tests/support/scim/call");
  const { status, text } = await scimCall(team.token, { method, path, body });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
}

const rateOf = (work: () => Promise<unknown>) => async (): Promise<number> => {
  const ms = await timed(async () => {
    for (let at = 0; at < CALLS; at++) await work();
  });
  return (CALLS * 1000) / ms;
};

const anyOf = (team: Filled) => Math.floor(Math.random() * (team.ids.length - 1));
const byFilter = (team: Filled, filter: (at: number) => string) => () =>
  must(team, "GET", `/Users?filter=${encodeURIComponent(filter(anyOf(team)))}`);
const byName = (team: Filled) => byFilter(team, (at) => `userName eq "p${at + 1}@${team.domain}"`);
const byId = (team: Filled) => byFilter(team, (at) => `id eq "${team.ids[at]}"`);

const operation = (op: string, id: string) => ({ Operations: [{ op, path: "members", value: [{ value: id }] }] });

/** The rate of adding one person to the group; removing them again isn't counted. */
const adding = (team: Filled) => async (): Promise<number> => {
  const path = `/Groups/${team.groupId}`;
  const times: number[] = [];
  for (const id of team.ids.slice(-CALLS)) {
    times.push(await timed(() => must(team, "PATCH", path, operation("Add", id))));
    await must(team, "PATCH", path, operation("Remove", id));
  }
  return 1000 / median(times);
};

async function posting(team: Filled): Promise<string> {
  let next = 0;
  const total = 400;
  const worker = async () => {
    for (let at = next++; at < total; at = next++)
      await must(team, "POST", "/Users", { userName: `posted${at}@${team.domain}`, active: true });
  };
  const ms = await timed(() => Promise.all(Array.from({ length: 8 }, worker)));
  const rate = (total * 1000) / ms;
  return `${mark(rate >= WANTED.postsASecond)} POST /Users: ${rate.toFixed(0)} a second (wanted ${WANTED.postsASecond})`;
}

async function replacing(team: Filled, members: number): Promise<string> {
  const { db } = await import("@/lib/db/client");
  const entries = () => db().auditEntry.count({ where: { workspaceId: team.workspaceId } });
  const body = { displayName: "Members", members: team.ids.slice(0, members).map((value) => ({ value })) };
  const before = await entries();
  const times: number[] = [];
  for (let at = 0; at < 5; at++) times.push(await timed(() => must(team, "PUT", `/Groups/${team.groupId}`, body)));
  const [ms, made] = [median(times), (await entries()) - before];
  const isGood = ms <= WANTED.putMs && made === 0;
  return `${mark(isGood)} PUT of an unchanged group of ${members}: ${ms.toFixed(0)} ms (wanted ${WANTED.putMs}), ${made} audit entries`;
}

/** Everybody into one group at once, each with a new role, an audit entry and all that follows; and out again. */
async function moving(team: Filled): Promise<string> {
  const put = (members: string[]) => () =>
    must(team, "PUT", `/Groups/${team.groupId}`, { displayName: "Members", members });
  const into = await timed(put(team.ids));
  const out = await timed(put([]));
  return `    ${team.ids.length} people into a group by one PUT: ${into.toFixed(0)} ms, out of it: ${out.toFixed(0)} ms`;
}

/** The slowest of some responses of each kind, one after another. */
async function singles(team: Filled): Promise<string[]> {
  const last = team.ids.at(-1) ?? "";
  const group = `/Groups/${team.groupId}`;
  const active = (value: boolean) => ({ Operations: [{ op: "Replace", path: "active", value }] });
  const kinds: Record<string, () => Promise<void>> = {
    "first page of 200": () => must(team, "GET", "/Users?startIndex=1&count=200"),
    "last page of 200": () => must(team, "GET", `/Users?startIndex=${team.ids.length - 199}&count=200`),
    "a group without members": () => must(team, "GET", `${group}?excludedAttributes=members`),
    "a group with all members": () => must(team, "GET", group),
    "switching off": () => must(team, "PATCH", `/Users/${last}`, active(false)),
    "switching on": () => must(team, "PATCH", `/Users/${last}`, active(true)),
  };
  const slowest = new Map<string, number>();
  for (let round = 0; round < 12; round++)
    for (const [name, work] of Object.entries(kinds)) {
      const ms = await timed(work);
      if (round > 1) slowest.set(name, Math.max(slowest.get(name) ?? 0, ms));
    }
  return [...slowest].map(
    ([name, ms]) => `${mark(ms < WANTED.answerMs)} ${name}: at most ${ms.toFixed(0)} ms (wanted ${WANTED.answerMs})`,
  );
}

/** SCIM with ten thousand people, through the route functions on a real database. */
export const scim: Bench = {
  name: `scim: a directory of ${PEOPLE} people`,
  async run() {
    const { url, stop } = await startBenchDatabase();
    process.env.DATABASE_URL = url;
    const { query } = await import("@/scripts/setup/query.mjs");
    const { pool } = await import("@/lib/db/pool");
    const { fill } = await import("@/tests/support/scim/fill");
    const { sync } = await import("./sync");
    const [most, least] = [PEOPLE - CALLS, 10];
    const big = await fill(url, PEOPLE, most);
    const small = await fill(url, PEOPLE, least);
    const huge = await fill(url, PEOPLE * 10, 0);
    const fresh = await fill(url, 0, 0);
    await query(url, "VACUUM ANALYZE");
    try {
      const rounds = await interleave({
        "filter by id": rateOf(byId(big)),
        "filter by userName": rateOf(byName(big)),
        [`by userName among ${PEOPLE * 10}`]: rateOf(byName(huge)),
        [`a member added to ${least}`]: adding(small),
        [`a member added to ${most}`]: adding(big),
      });
      const lines = [
        compare(rounds, "filter by userName", "filter by id", 0.77),
        compare(rounds, `by userName among ${PEOPLE * 10}`, "filter by userName", 0.77),
        compare(rounds, `a member added to ${most}`, `a member added to ${least}`, 0.67),
        await replacing(big, most),
        ...(await singles(big)),
        await posting(small),
        await moving(small),
      ];
      const { requests, seconds, faults, refused, slowestMs, slowest, p99Ms } = await sync(
        fresh.token,
        fresh.domain,
        PEOPLE,
      );
      const isGood = seconds <= WANTED.syncSeconds && faults + refused === 0 && slowestMs < WANTED.answerMs;
      const rate = `${(requests / seconds).toFixed(0)} a second, p99 ${p99Ms.toFixed(0)} ms, slowest ${slowestMs.toFixed(0)} ms (${slowest}; wanted ${WANTED.answerMs})`;
      lines.push(
        `${mark(isGood)} first sync: ${requests} requests in ${seconds.toFixed(0)} s (wanted ${WANTED.syncSeconds}), ${rate}, ${faults} answers of 500 and above, ${refused} refused`,
      );
      return lines;
    } finally {
      await pool().end();
      await stop();
    }
  },
};
