import { describeAction } from "@/lib/core/swarm/describe-action";
import { findProblems } from "@/lib/core/swarm/find-problems";
import { mergeFindings } from "@/lib/core/swarm/merge-findings";
import { PERSONA_PRESETS } from "@/lib/core/swarm/personas";
import type { FindingCandidate, Walk } from "@/lib/core/swarm/types";
import { foundIn } from "@/tests/support/shop/found-in";
import { PLANTED, type PlantedId } from "@/tests/support/shop/planted";
import { startShop } from "@/tests/support/shop/start-shop";
import { SHOP_TASKS } from "@/tests/support/shop/tasks";
import { walkSite } from "@/tests/support/shop/walk-site";

/**
 * `npm run bench:swarm [persona …] [task …] [steps]`: the built-in agents walk through the demo shop and its clean
 * twin. Prints which planted problems were found, what was found on the twin, and minutes. `steps` prints each step
 * too.
 */
const words = process.argv.slice(2);
const USUAL = ["everyday", "keyboard", "screen_reader", "small_phone"];
const named = PERSONA_PRESETS.filter(({ id }) => words.includes(id));
const personas =
  named.length > 0 ? named : PERSONA_PRESETS.filter(({ id }) => words.includes("all") || USUAL.includes(id));
const chosen = SHOP_TASKS.filter(({ id }) => words.includes(id));
const tasks = chosen.length > 0 ? chosen : SHOP_TASKS;

process.env.ALLOW_PRIVATE_TARGETS ??= "127.0.0.1";

async function findingsOf(planted: PlantedId[]): Promise<FindingCandidate[]> {
  const shop = await startShop(planted);
  try {
    const walks: Walk[] = [];
    for (const [at, persona] of personas.entries()) {
      const walk = await walkSite({ number: at + 1, persona, url: shop.url, tasks, seed: "bench" });
      walks.push(walk);
      const done = walk.steps.filter(({ action }) => action.kind === "finish" && action.outcome === "succeeded").length;
      console.log(`  ${persona.name}: ${done} of ${tasks.length} tasks done, ${walk.steps.length} steps`);
      if (words.includes("steps")) print(walk);
    }
    const agents = walks.map((walk) => ({
      agent: walk.number,
      persona: walk.persona.name,
      problems: findProblems(walk),
      steps: walk.steps.map(({ index, action, observation }) => ({
        index,
        action: describeAction(action),
        pageUrl: observation?.url ?? "",
      })),
    }));
    return mergeFindings(agents);
  } finally {
    await shop.close();
  }
}

function print({ steps }: Walk): void {
  for (const { index, taskId, action, thought, result, observation } of steps)
    console.log(
      `    ${index} ${taskId}: ${describeAction(action)} – ${thought} → ${observation?.url} ${result.error ?? ""}`,
    );
}

const line = ({ severity, verdict, kind, title, summary }: FindingCandidate) =>
  `    ${severity}, ${verdict}, ${kind}: ${title}. ${summary}`;

const since = Date.now();
console.log("demo shop");
const inShop = await findingsOf(PLANTED.map(({ id }) => id));
const found = PLANTED.filter(({ id }) => inShop.some((finding) => foundIn(finding, id)));
const others = inShop.filter((finding) => !PLANTED.some(({ id }) => foundIn(finding, id)));
console.log("clean twin");
const inTwin = await findingsOf([]);

for (const { id, what } of PLANTED)
  console.log(`${found.some((each) => each.id === id) ? "found " : "MISSED"} ${id}: ${what}`);
console.log(`found ${found.length} of ${PLANTED.length} planted problems`);
console.log(`also told of the shop, mostly what follows from them: ${others.length}`);
for (const finding of others) console.log(line(finding));
console.log(`false findings on the clean twin: ${inTwin.length}`);
for (const finding of inTwin) console.log(line(finding));
console.log(`${((Date.now() - since) / 60_000).toFixed(1)} minutes for ${personas.length} agents on two sites`);
