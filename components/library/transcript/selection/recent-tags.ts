import { readLocal, writeLocal } from "@/components/ui/hooks/local-storage";

const MOST = 6;
const keyOf = (projectId: string) => `earshot:recent-tags:${projectId}`;

/** The tags last used in a project in this browser, newest first. */
export function recentTags(projectId: string): string[] {
  const ids = readLocal(keyOf(projectId));
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string").slice(0, MOST) : [];
}

export function rememberTag(projectId: string, tagId: string) {
  const ids = [tagId, ...recentTags(projectId).filter((id) => id !== tagId)];
  writeLocal(keyOf(projectId), ids.slice(0, MOST));
}
