import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { config } from "@/lib/core/config";
import { type JobServer, startJobServer } from "./job-server";
import { type Journal, suiteFunctions } from "./suite-functions";

/**
 * What our job functions rely on. Runs against the embedded executor, or against the server of INNGEST_BASE_URL: the
 * promises are the same.
 */
const isReal = Boolean(config().INNGEST_BASE_URL);
const journal: Journal = [];
let server: JobServer;

beforeAll(async () => {
  const cron = isReal ? "* * * * *" : "* * * * * *";
  server = await startJobServer(`suite-${randomUUID()}`, (client) => suiteFunctions(client, journal, cron));
});
afterAll(() => server.stop());

const did = (key: string) => journal.filter((entry) => entry.key === key).map((entry) => entry.what);
const noted = (key: string, what: string) => journal.find((entry) => entry.key === key && entry.what === what)?.value;
const until = (key: string, what: string, count = 1, timeout = 20_000) =>
  vi.waitFor(() => expect(did(key).filter((each) => each === what)).toHaveLength(count), { timeout, interval: 20 });
const send = (name: string, data: object, id?: string) => server.client.send({ name, data, id });

test.concurrent("a step that fails twice is repeated alone, and the run continues after a sleep", async () => {
  const key = randomUUID();
  await send("suite/steps", { key });
  await until(key, "announce");
  expect(did(key)).toEqual(["probe", "transcribe", "transcribe", "transcribe", "announce"]);
  expect(noted(key, "announce")).toBe("12 s");
});

test.concurrent("two events with one idempotency value start one run", async () => {
  const key = randomUUID();
  await Promise.all([send("suite/steps", { key }), send("suite/steps", { key })]);
  await until(key, "announce");
  expect(did(key).filter((what) => what === "probe")).toHaveLength(1);
});

test.concurrent("an event sent again with its id starts nothing", async () => {
  const key = randomUUID();
  const id = randomUUID();
  await send("suite/once", { key, copy: 1 }, id);
  await until(key, "ran");
  await send("suite/once", { key, copy: 2 }, id);
  await send("suite/once", { key, copy: 3 });
  await until(key, "ran", 2);
  expect(journal.filter((entry) => entry.key === key).map((entry) => entry.value)).toMatchObject([
    { copy: 1 },
    { copy: 3 },
  ]);
});

test.concurrent("a non-retriable error ends the run at once, and onFailure is called", async () => {
  const key = randomUUID();
  await send("suite/fatal", { key });
  await until(key, "failure");
  expect(did(key)).toEqual(["die", "failure"]);
  expect(noted(key, "failure")).toBe("Not a transcript");
});

test.concurrent("a step that used up its retries can be caught", async () => {
  const key = randomUUID();
  await send("suite/caught", { key });
  await until(key, "caught");
  expect(did(key)).toEqual(["fail", "fail", "caught"]);
  expect(noted(key, "caught")).toBe("Still busy");
});

test.concurrent("parallel chains of steps each run once", async () => {
  const key = randomUUID();
  await send("suite/parallel", { key });
  await until(key, "sum");
  expect(noted(key, "sum")).toBe(60);
  expect(did(key).sort()).toEqual(["first-1", "first-2", "first-3", "second-1", "second-2", "second-3", "sum"]);
});

test.concurrent("a wait ends with the matching event or with null, and an invoked function answers or fails", async () => {
  const key = randomUUID();
  await send("suite/waits", { key });
  await until(key, "ready");
  // A real server registers the wait shortly after the step, and misses an event that comes before.
  const again = setInterval(() => void send("suite/go", { key, word: "go" }), 500);
  await send("suite/go", { key: randomUUID(), word: "wrong" });
  await until(key, "end").finally(() => clearInterval(again));
  expect(noted(key, "end")).toEqual({ go: { key, word: "go" }, never: null, size: 7, refusal: "Refused" });
});

test.concurrent("no more runs of one key work at a time than its limit", async () => {
  const keys = [randomUUID(), randomUUID()];
  await server.client.send(
    keys.flatMap((key) => Array.from({ length: 5 }, () => ({ name: "suite/limited", data: { key } }))),
  );
  await Promise.all(keys.map((key) => until(key, "end", 5)));
  for (const key of keys) {
    let running = 0;
    const levels = did(key).map((what) => (running += what === "begin" ? 1 : -1));
    expect(Math.max(...levels)).toBe(2);
  }
});

test.concurrent("a canceled run doesn't continue, and only that one is canceled", async () => {
  const [stopped, other] = [randomUUID(), randomUUID()];
  await Promise.all([stopped, other].map((key) => send("suite/start", { key })));
  await Promise.all([stopped, other].map((key) => until(key, "begin")));
  await send("suite/stop", { key: stopped });
  // Both may go on, over and over: a real server registers the wait shortly after the step.
  const goOn = () => void server.client.send([stopped, other].map((key) => ({ name: "suite/go-on", data: { key } })));
  const again = setInterval(goOn, 500);
  goOn();
  await until(other, "end").finally(() => clearInterval(again));
  expect(did(stopped)).toEqual(["begin"]);
});

test.concurrent("a function on a schedule runs by itself", async () => {
  await vi.waitFor(() => expect(did("ticks")).toContain("inngest/scheduled.timer"), {
    timeout: isReal ? 70_000 : 10_000,
  });
}, 80_000);

test.concurrent("an event sent from a step starts its function", async () => {
  const key = randomUUID();
  await send("suite/sends", { key });
  await until(key, "ran");
});

test.concurrent("what a step returns is preserved, whatever characters it contains", async () => {
  const key = randomUUID();
  const words = "null \u0000, lone \ud83d, 日本語 and 🎧";
  await send("suite/once", { key, words });
  await until(key, "ran");
  expect(noted(key, "ran")).toMatchObject({ words });
});
