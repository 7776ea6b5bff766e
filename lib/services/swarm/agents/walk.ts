import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { AppError } from "@/lib/core/errors";
import { openAgentBrowser } from "@/lib/integrations/browser/open-agent-browser";
import { robotsRefuse } from "@/lib/integrations/browser/robots/robots-refuse";
import type { BrowserLimits } from "@/lib/integrations/browser/types";
import { checkSite } from "../check-site";
import { finish } from "./finish";
import { meetAgain } from "./meet-again";
import { setOut } from "./set-out";
import { tryTasks, type Walked } from "./try-tasks";

type Options = { limits?: Partial<BrowserLimits> };

/**
 * Sends one agent through all tasks of its run, from the beginning, and keeps each step as it is made. Running it again
 * after a crash begins anew; a run that was cancelled, and an agent that has ended, are left alone. Throws `invalid`
 * for a site that agents may not open.
 */
export async function walk(ctx: Context, agentId: string, { limits }: Options = {}): Promise<void> {
  const sent = await setOut(ctx, agentId);
  if (!sent) return;
  const { persona, plan } = sent;
  await checkSite(plan.targetUrl);
  if (await robotsRefuse(plan.targetUrl))
    throw new AppError("invalid", "The site’s robots.txt keeps Earshot’s agents out.");
  const browser = await openAgentBrowser({ persona, target: plan.targetUrl, limits });
  let walked: Walked | null = null;
  try {
    crashPoint("swarm.browser_open");
    walked = await tryTasks(ctx, sent, browser);
  } finally {
    await browser.close();
  }
  if (walked) await finish(ctx, sent, walked, await meetAgain(walked.walk, limits));
}
