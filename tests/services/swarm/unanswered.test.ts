import { expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import type { Walk } from "@/lib/core/swarm/types";
import { db } from "@/lib/db/client";
import { NEVER_LOADED } from "@/lib/integrations/browser/types";
import { publish } from "@/lib/services/studies/publish";
import { finish } from "@/lib/services/swarm/agents/finish";
import { keepStep } from "@/lib/services/swarm/agents/keep-step";
import { setOut } from "@/lib/services/swarm/agents/set-out";
import { listFindings } from "@/lib/services/swarm/list-findings";
import { getRun } from "@/lib/services/swarm/runs/get";
import { start } from "@/lib/services/swarm/runs/start";
import { makeSwarmStudy } from "@/tests/support/data/swarm";
import { page, walkOf } from "@/tests/support/data/walks";
import { makeCaller } from "@/tests/support/factories";

const SITE = "https://93.184.216.34/";
const FREE = { expectedTotalCents: 0 };
const action = { kind: "open" as const, url: SITE };

const refused = walkOf(
  [
    {
      action,
      result: { ok: false, error: "The site could not be reached." },
      events: [
        {
          ...{ kind: "request", method: "GET", url: SITE, document: true },
          ...{ status: null, failure: "net::ERR_CONNECTION_REFUSED", durationMs: 3 },
        },
        { kind: "timeout", text: NEVER_LOADED },
      ],
    },
  ],
  { target: SITE },
);
const answered = walkOf([{ action, observation: page([], { url: SITE, text: "News", shiftScore: 0.4 }) }], {
  target: SITE,
});

/** Ends the one agent of a study's latest run as if it had walked this way. */
async function end(ctx: Context, studyId: string, walk: Walk, ended: string | null) {
  const run = await db().swarmRun.findFirstOrThrow({
    where: { studyId },
    orderBy: { number: "desc" },
    include: { agents: true },
  });
  const sent = await setOut(ctx, run.agents[0]?.id ?? "");
  if (!sent) throw new Error("the agent has not set out yet");
  for (const step of walk.steps) await keepStep(ctx, sent, step, null);
  await finish(ctx, sent, { walk, outcomes: [], ended }, new Set());
  return getRun(ctx, run.id);
}

test("a run whose site never responded is done, says so, has one finding, and isn't compared with other runs", async () => {
  const { person, ctx } = await makeCaller({ plan: "team" });
  const study = await makeSwarmStudy(person, SITE);
  await publish(ctx, study.id, FREE);
  const first = await end(ctx, study.id, refused, NEVER_LOADED);
  expect(first).toMatchObject({ status: "done", error: "The site did not answer: no agent could load a page." });
  const { items } = await listFindings(ctx, first.id, { limit: 10 });
  expect(items.map(({ title, severity }) => [title, severity])).toEqual([["The page doesn’t respond", "critical"]]);
  await start(ctx, study.id, FREE);
  const second = await end(ctx, study.id, answered, null);
  expect(second).toMatchObject({ status: "done", error: null, comparison: null });
  await start(ctx, study.id, FREE);
  expect(await end(ctx, study.id, refused, NEVER_LOADED)).toMatchObject({ status: "done", comparison: null });
  await start(ctx, study.id, FREE);
  const fourth = await end(ctx, study.id, answered, null);
  expect(fourth.comparison).toMatchObject({ runId: second.id, fixed: [], added: [] });
});
