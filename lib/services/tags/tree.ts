/** A tag and its parent. */
export type Nested = { id: string; parentId: string | null };

/** The tag and its ancestors, itself first. */
export function lineOf(tags: ReadonlyMap<string, Nested>, id: string | null): string[] {
  const line: string[] = [];
  for (let at = id; at !== null && !line.includes(at); at = tags.get(at)?.parentId ?? null) line.push(at);
  return line;
}

/** How many levels the tags of `ids` and everything below them take. */
export function levelsOf(tags: ReadonlyMap<string, Nested>, ids: readonly string[]): number {
  const wanted = new Set(ids);
  const depths = [...tags.keys()].map((id) => lineOf(tags, id).findIndex((above) => wanted.has(above)) + 1);
  return Math.max(0, ...depths);
}
