const MOST = 6;
const keyOf = (projectId: string) => `earshot:recent-tags:${projectId}`;

/** The tags last used in a project in this browser, newest first. */
export function recentTags(projectId: string): string[] {
  try {
    const ids: unknown = JSON.parse(window.localStorage.getItem(keyOf(projectId)) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberTag(projectId: string, tagId: string) {
  try {
    const ids = [tagId, ...recentTags(projectId).filter((id) => id !== tagId)];
    window.localStorage.setItem(keyOf(projectId), JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // Storage may be full or unavailable; the tag is then not remembered.
  }
}
