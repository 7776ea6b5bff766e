import { headers } from "next/headers";
import { pageFor } from "@/lib/http/pages/page-for";

type Load = (first: string, second: string, third: string) => Promise<unknown>;

const place = (path: string, load: Load): [RegExp, Load] => [
  new RegExp(`^${path.replaceAll(":id", "([^/?]+)")}(?:[/?]|$)`),
  load,
];

/**
 * What addresses name and who may see their pages, most specific first. Each uses its page's own loader, which reads
 * only once for both. Imported on demand, so that no page loads the services of all others.
 */
const PLACES = [
  place("/studies/new", () => pageFor("study.write")),
  place("/studies/:id/sessions/:id", async (id, sessionId) =>
    (await import("./studies/[id]/sessions/[sessionId]/load-session")).loadSession(id, sessionId),
  ),
  place("/studies/:id/findings/:id", async (id, findingId) =>
    (await import("./studies/[id]/findings/[findingId]/load-finding")).loadFinding(id, findingId),
  ),
  place("/studies/:id/runs/:id/agents/:id", async (id, runId, agentId) =>
    (await import("./studies/[id]/runs/[runId]/agents/[agentId]/load-agent")).loadAgent(id, runId, agentId),
  ),
  place("/studies/:id/runs/:id", async (id, runId) =>
    (await import("./studies/[id]/runs/[runId]/load-run")).loadRun(id, runId),
  ),
  place("/studies/:id/times", async (id) =>
    (await import("./studies/[id]/(study)/(views)/times/load-live-study")).loadLiveStudy(id),
  ),
  place("/studies/:id/(?:sessions|results|participants|readout|recruit)", async (id) =>
    (await import("./studies/[id]/load-people-study")).loadPeopleStudy(id),
  ),
  place("/studies/:id", async (id) => (await import("./studies/[id]/load-study")).loadStudy(id)),
  place("/library/projects/:id", async (id) => (await import("./library/projects/[id]/load-project")).loadProject(id)),
  place("/library/files/:id", async (id) => (await import("./library/files/[id]/load-file")).loadFile(id)),
  place("/library/tags/:id", async (id) => (await import("./library/tags/[id]/load-tag")).loadTag(id)),
  place("/library/notes/:id", async (id) => (await import("./library/notes/[id]/load-note")).loadNote(id)),
  place("/library/clips/:id", async (id) => (await import("./library/clips/[id]/load-clip")).loadClip(id)),
  place("/library/reels/:id", async (id) => (await import("./library/reels/[id]/load-reel")).loadReel(id)),
  place("/boards/:id", async (id) => (await import("./boards/[id]/load-board")).loadBoard(id)),
  place("/reports/new", () => pageFor("evidence.write")),
  place("/reports/:id", async (id) => (await import("./reports/[id]/load-report")).loadReport(id)),
  place("/eva/approvals", async () => undefined),
  place("/eva/:id", async (id) => (await import("./eva/(threads)/[id]/load-thread")).loadThread(id)),
  place("/settings/webhooks/:id/deliveries/:id", async (id, deliveryId) =>
    (await import("./settings/webhooks/[id]/deliveries/[deliveryId]/load-delivery")).loadDelivery(id, deliveryId),
  ),
  place("/settings/webhooks/:id", async (id) =>
    (await import("./settings/webhooks/[id]/load-webhook")).loadWebhook(id),
  ),
  place("/settings/audit/:id", async (id) => (await import("./settings/audit/[id]/load-entry")).loadEntry(id)),
  place("/settings/audit", () => pageFor("workspace.manage")),
  place("/settings/outbox", () => pageFor("mail.read")),
  place("/settings/security", () => pageFor("workspace.manage")),
];

const saysNotFound = (thrown: unknown) =>
  thrown instanceof Error && "digest" in thrown && String(thrown.digest).endsWith(";404");

/**
 * Whether the page's address names something that the workspace doesn't have, or not for this role. Any other error is
 * left to the page.
 */
export async function isNowhere(): Promise<boolean> {
  const path = (await headers()).get("x-page-path") ?? "";
  for (const [pattern, load] of PLACES) {
    const [found, first = "", second = "", third = ""] = pattern.exec(path) ?? [];
    if (found === undefined) continue;
    return load(first, second, third).then(() => false, saysNotFound);
  }
  return false;
}
