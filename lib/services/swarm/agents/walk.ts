import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { AppError } from "@/lib/core/errors";
import { openAgentBrowser } from "@/lib/integrations/browser/open-agent-browser";
import { robotsRefuse } from "@/lib/integrations/browser/robots/robots-refuse";
import type { BrowserLimits } from "@/lib/integrations/browser/types";
import { checkSite } from "../check-site";
import { finish } from "./finish";
import { meetAgain } from "./meet-again";
import { type Sent, setOut } from "./set-out";
import { tryTasks, type Walked } from "./try-tasks";
import { watchAttempt } from "./watch-attempt";

type Options = { limits?: Partial<BrowserLimits>; replayMs?: number };

/**
 * Sends one agent through all tasks of its run, from the beginning, and stores each step as it is made. After a crash
 * it starts over, but isn't paid for again on the same pages; a cancelled run, and an agent that has ended, are left alone. Cancelling the run ends it within two
 * seconds, whatever it is doing. Throws `invalid` for a site that agents may not open, and `BrowserLost`.
 */
export async function walk(system: Context, agentId: string, options: Options = {}): Promise<void> {
  const ctx = { ...system, work: agentId };
  const sent = await setOut(ctx, agentId);
  if (!sent) return;
  const { signal, stop } = watchAttempt(ctx, sent);
  try {
    await goThrough(ctx, sent, signal, options);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    stop();
  }
}

async function goThrough(ctx: Context, sent: Sent, signal: AbortSignal, { limits, replayMs }: Options): Promise<void> {
  const { persona, plan } = sent;
  await checkSite(plan.targetUrl);
  if (await robotsRefuse(plan.targetUrl, { signal }))
    throw new AppError("invalid", "The site’s robots.txt does not allow Earshot’s agents.");
  const browser = await openAgentBrowser({ persona, target: plan.targetUrl, limits, signal });
  let walked: Walked | null = null;
  try {
    crashPoint("swarm.browser_open");
    walked = await tryTasks(ctx, sent, browser, signal);
  } finally {
    await browser.close();
  }
  if (walked) await finish(ctx, sent, walked, await meetAgain(walked.walk, { limits, mostMs: replayMs, signal }));
}
