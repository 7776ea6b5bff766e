import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { BrowserLost } from "@/lib/integrations/browser/browser-lost";
import { openAgentBrowser } from "@/lib/integrations/browser/open-agent-browser";
import { publish } from "@/lib/services/studies/publish";
import { meetAgain } from "@/lib/services/swarm/agents/meet-again";
import { walk } from "@/lib/services/swarm/agents/walk";
import { cancel } from "@/lib/services/swarm/runs/cancel";
import { getRun } from "@/lib/services/swarm/runs/get";
import { makeSwarmStudy } from "@/tests/support/data/swarm";
import { everyday, page, walkOf } from "@/tests/support/data/walks";
import { makeCaller } from "@/tests/support/factories";
import { browserPath } from "@/tests/support/run/browser-path";
import { browsersIn } from "@/tests/support/run/browsers-in";
import { withSettings } from "@/tests/support/settings";
import { localServer } from "@/tests/support/stand-ins/local-server";

const MINUTE = 60_000;
/** How long it would take if nothing ended it. */
const LIMITS = { navigationMs: 3 * MINUTE };
const ENDS_WITHIN_MS = MINUTE;

const { server, ...site } = await localServer((request, response) => {
  if (request.url === "/plain")
    response.writeHead(200, { "content-type": "text/html" }).end("<title>Plain</title><h1>Plain</h1>");
  else if (request.url === "/robots.txt") response.writeHead(404).end();
});
const url = `${site.url}/`;
let chromium: string;
let folder: string;
const before = process.env.TMPDIR;
beforeAll(async () => {
  chromium = await browserPath();
  // Tells what these browsers leave behind from what those of other tests do.
  folder = await mkdtemp(join(tmpdir(), "earshot-test-"));
  process.env.TMPDIR = folder;
}, 2 * MINUTE);
afterAll(async () => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await rm(folder, { recursive: true, force: true });
  await site.close();
});

/** Resolves once the site is asked for a path. */
const requested = (path: string) =>
  new Promise<void>((done) => {
    server.on("request", (request) => request.url === path && done());
  });

const inTest = <T>(work: () => Promise<T>) =>
  withSettings({ ALLOW_PRIVATE_TARGETS: ["127.0.0.1"], CHROMIUM_PATH: chromium }, work);

async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => browsersIn(folder, { all: true }), { timeout: 30_000 }).toEqual([]);
  await expect.poll(() => readdir(folder), { timeout: 30_000 }).toEqual([]);
}

test(
  "a canceled run ends its agent in the middle of a step and frees its browser",
  () =>
    inTest(async () => {
      const { person, ctx } = await makeCaller();
      const study = await makeSwarmStudy(person, `${url}never`);
      await publish(ctx, study.id, { expectedTotalCents: 0 });
      const { id } = await db().swarmRun.findFirstOrThrow({ where: { studyId: study.id } });
      const asked = requested("/never");
      const walking = walk(ctx, (await getRun(ctx, id)).agents[0]?.id ?? "", { limits: LIMITS });
      await asked;
      const since = Date.now();
      await cancel(ctx, id);
      await walking;
      expect(Date.now() - since).toBeLessThan(ENDS_WITHIN_MS);
      const run = await getRun(ctx, id);
      expect(run).toMatchObject({
        status: "cancelled",
        findingCount: 0,
        agents: [{ status: "cancelled", stepCount: 0 }],
      });
      await expectNothingLeft();
    }),
  3 * MINUTE,
);

/** A walk with a serious problem whose steps would take minutes to repeat. */
const stuck = () =>
  walkOf(
    [
      {
        action: { kind: "open", url: `${url}never` },
        observation: page([], { url: `${url}never` }),
        result: { documentStatus: 500 },
      },
    ],
    { target: url },
  );

test(
  "repeating the steps to a problem ends when its time is up, and when the run is canceled",
  () =>
    inTest(async () => {
      const since = Date.now();
      const asked = requested("/never");
      const never = new AbortController().signal;
      expect(await meetAgain(stuck(), { limits: LIMITS, mostMs: 5_000, signal: never })).toEqual(new Set());
      await asked;
      const cancelled = new AbortController();
      const again = requested("/never").then(() => cancelled.abort());
      await expect(meetAgain(stuck(), { limits: LIMITS, signal: cancelled.signal })).rejects.toMatchObject({
        name: "AbortError",
      });
      await again;
      expect(Date.now() - since).toBeLessThan(2 * ENDS_WITHIN_MS);
      await expectNothingLeft();
    }),
  4 * MINUTE,
);

test(
  "a killed browser isn't blamed on the site: the agent's action throws, and nothing is left of it",
  () =>
    inTest(async () => {
      // As if a process had died that left its folder behind.
      await mkdir(join(folder, "earshot-browser-999999999-left"));
      const browser = await openAgentBrowser({ persona: everyday, target: url });
      try {
        expect((await browser.act({ kind: "open", url: `${url}plain` })).observation?.title).toBe("Plain");
        const [pid] = await browsersIn(folder);
        process.kill(pid ?? 0, "SIGKILL");
        await expect(browser.act({ kind: "open", url: `${url}plain` })).rejects.toBeInstanceOf(BrowserLost);
      } finally {
        await browser.close();
      }
      await expectNothingLeft();
    }),
  2 * MINUTE,
);

/** A Chromium whose first starts fail, as on a machine that has no memory for it. */
async function failing(times: number): Promise<{ path: string; starts: () => Promise<number> }> {
  const path = join(folder, `fails-${times}`);
  const counted = `echo >> "${path}.starts"; [ $(wc -l < "${path}.starts") -gt ${times} ] || exit 1`;
  await writeFile(path, `#!/bin/sh\n${counted}\nexec "${chromium}" "$@"\n`, { mode: 0o755 });
  const starts = async () => {
    const told = await readFile(`${path}.starts`, "utf8");
    await Promise.all([rm(path), rm(`${path}.starts`)]);
    return told.length;
  };
  return { path, starts };
}

test(
  "a browser that closes while it starts is started once more, and not for ever",
  async () => {
    const open = async (path: string) =>
      withSettings({ ALLOW_PRIVATE_TARGETS: ["127.0.0.1"], CHROMIUM_PATH: path }, async () => {
        const browser = await openAgentBrowser({ persona: everyday, target: url });
        const { observation } = await browser.act({ kind: "open", url: `${url}plain` }).finally(browser.close);
        return observation?.title;
      });
    const once = await failing(1);
    expect(await open(once.path)).toBe("Plain");
    expect(await once.starts()).toBe(2);
    const always = await failing(99);
    await expect(open(always.path)).rejects.toThrow(/closed/);
    expect(await always.starts()).toBeLessThan(4);
    await expectNothingLeft();
  },
  2 * MINUTE,
);
