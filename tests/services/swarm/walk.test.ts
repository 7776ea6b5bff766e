import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { publish } from "@/lib/services/studies/publish";
import { walk } from "@/lib/services/swarm/agents/walk";
import { getFinding } from "@/lib/services/swarm/get-finding";
import { listFindings } from "@/lib/services/swarm/list-findings";
import { getRun } from "@/lib/services/swarm/runs/get";
import { listSteps } from "@/lib/services/swarm/steps/list";
import { makeSwarmStudy } from "@/tests/support/data/swarm";
import { makeCaller } from "@/tests/support/factories";
import { browserPath } from "@/tests/support/run/browser-path";
import { withSettings } from "@/tests/support/settings";
import { startShop } from "@/tests/support/shop/start-shop";
import { SHOP_TASKS } from "@/tests/support/shop/tasks";

const MINUTES = 60_000;
let chromium: string;
let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  chromium = await browserPath();
  shop = await startShop(["broken_size_guide"]);
}, 2 * MINUTES);
afterAll(() => shop.close());

test(
  "an agent walks through a shop and its run ends with findings, each shown by a step with its screenshot",
  () =>
    withSettings({ ALLOW_PRIVATE_TARGETS: ["127.0.0.1"], CHROMIUM_PATH: chromium }, async () => {
      const { person, ctx } = await makeCaller();
      const tasks = SHOP_TASKS.slice(1, 4);
      const study = await makeSwarmStudy(person, shop.url, { tasks });
      await publish(ctx, study.id, { expectedTotalCents: 0 });
      const { id: runId } = await db().swarmRun.findFirstOrThrow({ where: { studyId: study.id } });
      const [agent] = (await getRun(ctx, runId)).agents;
      if (!agent) throw new Error("a run has an agent");
      await walk(ctx, agent.id);
      const run = await getRun(ctx, runId);
      expect(run).toMatchObject({ status: "done", agents: [{ status: "done" }] });
      expect(run.agents[0]?.outcomes.map(({ taskId }) => taskId)).toEqual(tasks.map(({ id }) => id));
      const steps = await listSteps(ctx, { runId, agentId: agent.id }, { limit: 100 });
      expect(steps.items[0]).toMatchObject({ index: 0, action: `opened ${shop.url}`, pageUrl: shop.url });
      expect(steps.items[0]?.screenshotUrl).toContain("http");
      const { items } = await listFindings(ctx, runId, { limit: 100 });
      expect(items.length).toBeGreaterThan(0);
      for (const { id } of items) {
        const { evidence } = await getFinding(ctx, id);
        expect(evidence.length).toBeGreaterThan(0);
        for (const { stepIndex } of evidence) expect(steps.items.some(({ index }) => index === stepIndex)).toBe(true);
      }
      // Nothing is left to do for an agent that has ended.
      await walk(ctx, agent.id);
      expect((await getRun(ctx, runId)).agents[0]?.stepCount).toBe(run.agents[0]?.stepCount);
    }),
  5 * MINUTES,
);
