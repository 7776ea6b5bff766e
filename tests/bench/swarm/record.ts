import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { describeAction } from "@/lib/core/swarm/describe-action";
import { findProblems } from "@/lib/core/swarm/find-problems";
import { PERSONA_PRESETS } from "@/lib/core/swarm/personas";
import type { Action, StepRecord, Walk } from "@/lib/core/swarm/types";
import { noteOf } from "@/lib/services/swarm/agents/note-of";
import { DEMO_PERSONAS, DEMO_SITE, DEMO_TASKS } from "@/prisma/seed/swarm/demo-plan";
import type { Painted } from "@/prisma/seed/swarm/picture/painted";
import type { Recorded } from "@/prisma/seed/swarm/read-walks";
import { PLANTED } from "@/tests/support/shop/planted";
import { startShop } from "@/tests/support/shop/start-shop";
import { walkSite } from "@/tests/support/shop/walk-site";
import { PAINT_SCRIPT } from "./paint-script";

/** `npm run record:swarm` lets agents walk through the demo shop and records what the demo workspaces show of it. */
const FILE = join(import.meta.dirname, "../../../prisma/seed/swarm/walks.txt");
const MOST_NOTES = 8;

process.env.ALLOW_PRIVATE_TARGETS ??= "127.0.0.1";

/** The page of an agent's browser, which is otherwise private. */
let lookAt: () => Page | undefined = () => undefined;
const launch = chromium.launchPersistentContext.bind(chromium);
chromium.launchPersistentContext = async (...given) => {
  const context = await launch(...given);
  lookAt = () => context.browser()?.contexts().at(-1)?.pages().at(-1);
  return context;
};

const shop = await startShop(PLANTED.map(({ id }) => id));
const pictures: string[] = [];
const shown: Record<string, unknown>[] = [];

async function picture(): Promise<number | null> {
  const painted = await lookAt()
    ?.evaluate<Painted>(PAINT_SCRIPT)
    .catch(() => null);
  if (!painted) return null;
  const text = JSON.stringify({ picture: painted });
  const known = pictures.indexOf(text);
  return known >= 0 ? known : pictures.push(text) - 1;
}

function outcomesOf({ tasks, steps }: Walk): Recorded["outcomes"] {
  return tasks.map(({ id: taskId }) => {
    const of = steps.filter((step) => step.taskId === taskId);
    const { outcome, reason } = finishOf(of) ?? { outcome: "stopped" as const, reason: "" };
    return { taskId, outcome, reason, steps: of.length };
  });
}

function finishOf(steps: StepRecord[]): Extract<Action, { kind: "finish" }> | undefined {
  return steps.map(({ action }) => action).find((action) => action.kind === "finish");
}

for (const [at, preset] of DEMO_PERSONAS.entries()) {
  const persona = PERSONA_PRESETS.find(({ id }) => id === preset);
  if (!persona) throw new Error(`there is no persona ${preset}`);
  const seen: (number | null)[] = [];
  const walk: Walk = await walkSite({
    number: at + 1,
    persona,
    url: shop.url,
    tasks: DEMO_TASKS,
    seed: "demo",
    onStep: async ({ action }) => void seen.push(action.kind === "finish" ? null : await picture()),
  });
  const steps = walk.steps.map((step): Recorded["steps"][number] => ({
    task: step.taskId,
    action: describeAction(step.action),
    thought: step.thought,
    error: step.result.error,
    url: step.observation?.url ?? "",
    title: step.observation?.title ?? "",
    notes: [...new Set(step.events.map(noteOf))].slice(0, MOST_NOTES),
    picture: seen[step.index] ?? null,
  }));
  shown.push({ steps, outcomes: outcomesOf(walk), problems: findProblems(walk) });
}
await shop.close();

const lines = [...pictures, ...shown.map((agent) => JSON.stringify({ agent }))];
writeFileSync(
  FILE,
  `${lines.join("\n").replaceAll(shop.url, DEMO_SITE).replaceAll(shop.url.replace(/\/$/, ""), DEMO_SITE.replace(/\/$/, ""))}\n`,
);
console.log(`${pictures.length} pictures, ${shown.length} agents`);
