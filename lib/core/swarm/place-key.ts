/** A URL without what differs between visits: its query, its fragment and ids in its path. */
export function placeKey(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const parts = path.split("/").map((part) => (/^\d+$|[0-9a-f-]{16,}/i.test(part) ? ":id" : part));
  return parts.join("/").replace(/(?<=.)\/$/, "") || "/";
}
