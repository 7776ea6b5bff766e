import { call } from "@/lib/api/client/call";
import { counted } from "@/lib/core/text/counted";
import type { Pick } from "./use-picks";

const MOST = 50;

/** Studies with people, also those that nobody has finished yet: what AI agents found is reported from their run's page. */
export async function findStudies(q: string, signal: AbortSignal): Promise<Pick[]> {
  const { items } = await call("GET /studies", { query: { limit: MOST, ...(q && { q }) }, signal });
  return items
    .filter(({ status, type }) => status !== "draft" && type !== "swarm")
    .map(({ id, title, counts: { completed } }) => ({
      id,
      name: title,
      ...(completed > 0 ? { detail: counted(completed, "session") } : { detail: "No sessions yet", isEmpty: true }),
    }));
}

/** A project's or the workspace's files that have text. */
export const findFiles =
  (projectId: string) =>
  async (q: string, signal: AbortSignal): Promise<Pick[]> => {
    const query = { limit: MOST, ...(q && { q }), ...(projectId && { projectId }) };
    const { items } = await call("GET /library/files", { query, signal });
    return items.filter(({ transcriptStatus }) => transcriptStatus === "ready").map(({ id, name }) => ({ id, name }));
  };
