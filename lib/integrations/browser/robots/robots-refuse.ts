import { webAgent } from "@/lib/integrations/web/web-agent";
import { allows } from "./allows";
import { readRobots } from "./read-robots";

const PATIENCE_MS = 5_000;

type How = { signal?: AbortSignal; patienceMs?: number };

/** Whether the site's robots.txt excludes agents from a URL. A missing, slow or privately hosted one doesn't. */
export async function robotsRefuse(target: string, { signal, patienceMs = PATIENCE_MS }: How = {}): Promise<boolean> {
  const { origin, pathname, search } = new URL(target);
  const dispatcher = webAgent();
  const late = AbortSignal.timeout(patienceMs);
  try {
    const how = { dispatcher, signal: signal ? AbortSignal.any([signal, late]) : late };
    const robots = await readRobots(new URL(`${origin}/robots.txt`), how);
    return robots !== null && !allows(robots, `${pathname}${search}`);
  } catch {
    return false;
  } finally {
    await dispatcher.destroy();
  }
}
