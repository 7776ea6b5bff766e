import type { ProjectTag } from "@/lib/api/tags/shapes";
import { MOST_LEVELS } from "@/lib/core/limits/tag-limits";

/** The ids of the tag and of everything below it. */
function withBelow(tags: readonly ProjectTag[], id: string): Set<string> {
  const below = new Set([id]);
  for (let size = 0; size < below.size; ) {
    size = below.size;
    for (const tag of tags) if (tag.parentId !== null && below.has(tag.parentId)) below.add(tag.id);
  }
  return below;
}

function levelOf(tags: ReadonlyMap<string, ProjectTag>, id: string | null): number {
  let level = 0;
  for (let at = id; at !== null && level <= MOST_LEVELS; at = tags.get(at)?.parentId ?? null) level += 1;
  return level;
}

/** The tags that a tag may be moved into: neither itself nor one below it, and not too deep. */
export function possibleParents(tags: readonly ProjectTag[], id: string): ProjectTag[] {
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  const below = withBelow(tags, id);
  const deepest = Math.max(...[...below].map((one) => levelOf(byId, one)));
  const levels = deepest - levelOf(byId, id) + 1;
  return tags.filter((tag) => !below.has(tag.id) && levelOf(byId, tag.id) + levels <= MOST_LEVELS);
}

/** Whether a new tag may be created in this one. */
export const mayHold = (tags: readonly ProjectTag[], id: string): boolean =>
  levelOf(new Map(tags.map((tag) => [tag.id, tag])), id) < MOST_LEVELS;
