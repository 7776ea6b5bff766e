import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { makeSwarmStudy } from "@/tests/support/data/swarm";
import { makeCaller } from "@/tests/support/factories";
import { browserPath } from "@/tests/support/run/browser-path";
import { browsersIn } from "@/tests/support/run/browsers-in";
import { startShop } from "@/tests/support/shop/start-shop";
import { SHOP_TASKS } from "@/tests/support/shop/tasks";
import { saveSandboxCard } from "@/tests/support/stand-ins/payment-services";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import type { Fault } from "../fault";
import { kill, start } from "../processing-child";
import type { Order } from "../processing-process";
import { checkRuns } from "./check-runs";
import { launchAtItsPrice } from "./launch-at-its-price";

const DEADLINE_MS = 600_000;
const DIES_WITHIN_MS = 180_000;
const STUDIES = 2;
/** Where the process dies; null is a random moment. Every other kill is a browser's instead. */
const POINTS = ["swarm.before_step", "swarm.before_agent_commit", null, "swarm.browser_open"];

/**
 * Two callers launch Swarm runs at once, which are walked through while the process doing it, or one of its browsers,
 * is killed again and again: each run ends whole, and once.
 */
export const swarmKilled = (kills: number): Fault => ({
  name: `swarm: ${kills} x kill -9 of the process or a browser while agents walk through a shop`,
  async run(databaseUrl) {
    const directory = await mkdtemp(join(tmpdir(), "earshot-faults-"));
    const temporary = await mkdtemp(join(tmpdir(), "earshot-faults-tmp-"));
    const shop = await startShop(["broken_size_guide"]);
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: directory,
      TMPDIR: temporary,
      CHROMIUM_PATH: await browserPath(),
      ALLOW_PRIVATE_TARGETS: "127.0.0.1",
      SWARM_BROWSERS: String(STUDIES),
    };
    const restore = storageSettings(env);
    const { ctx, person } = await makeCaller({ plan: "pro" });
    await saveSandboxCard(ctx.workspaceId, "pays");
    const faults: string[] = [];
    const studyIds: string[] = [];
    let child = await start(env);
    try {
      for (let round = 0; round < kills; round++) {
        const tasks = SHOP_TASKS.filter(({ id }) => ["size", "return", "delivery"].includes(id));
        const studies = [];
        for (let at = 0; at < STUDIES; at++) studies.push((await makeSwarmStudy(person, shop.url, { tasks })).id);
        studyIds.push(...studies);
        const crashAt = round % 2 === 0 ? (POINTS[(round / 2) % POINTS.length] ?? null) : null;
        const order: Order = { workspaceId: ctx.workspaceId, fileIds: [], studyIds: studies, crashAt };
        const exit = once(child, "exit");
        child.send(order);
        await Promise.all(studies.map((id) => launchAtItsPrice(ctx, id)));
        if (round % 2 === 0) {
          await Promise.race([exit, crashAt ? wait(DIES_WITHIN_MS, null, { ref: false }) : aMoment(temporary)]);
          if (crashAt && !hasEnded(child)) faults.push(`the process did not die at ${crashAt}`);
          await kill(child);
          child = await start(env);
        } else if (!(await killBrowser(temporary))) faults.push("there was no browser to kill");
        if (!(await settled())) faults.push("not every run had ended after ten minutes");
      }
      faults.push(...(await checkRuns({ workspaceId: ctx.workspaceId, studyIds })), ...(await checkLeft(temporary)));
      const again = await db().swarmAgent.count({ where: { attempt: { gt: 1 } } });
      const steps = await db().swarmStep.count();
      return {
        faults,
        summary: `${studyIds.length} runs, ${again} agents began anew, ${steps} steps, ${studyIds.length - 3} runs paid`,
      };
    } finally {
      await kill(child);
      restore();
      await shop.close();
      await rm(directory, { recursive: true, force: true });
      await rm(temporary, { recursive: true, force: true });
    }
  },
});

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** A random moment while there is a browser. */
async function aMoment(folder: string): Promise<void> {
  const deadline = Date.now() + DIES_WITHIN_MS;
  while ((await browsersIn(folder)).length === 0 && Date.now() < deadline) await wait(50);
  await wait(Math.random() * 6_000);
}

async function killBrowser(folder: string): Promise<boolean> {
  await aMoment(folder);
  const deadline = Date.now() + DIES_WITHIN_MS;
  for (;;) {
    const [pid] = await browsersIn(folder);
    if (pid !== undefined) {
      process.kill(pid, "SIGKILL");
      return true;
    }
    if (Date.now() > deadline) return false;
    await wait(50);
  }
}

async function settled(): Promise<boolean> {
  const deadline = Date.now() + DEADLINE_MS;
  while ((await db().swarmRun.count({ where: { status: { in: ["queued", "running"] } } })) > 0) {
    if (Date.now() > deadline) return false;
    await wait(100);
  }
  return true;
}

/** Nothing of a browser is left, neither a process nor a folder; the last one may still be exiting. */
async function checkLeft(folder: string): Promise<string[]> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const alive = await browsersIn(folder, { all: true });
    const left = (await readdir(folder)).filter((name) => /browser|chrom|playwright/i.test(name));
    if (alive.length === 0 && left.length === 0) return [];
    if (Date.now() > deadline) return [`${alive.length} processes of browsers and ${left.join(", ")} are left`];
    await wait(200);
  }
}
