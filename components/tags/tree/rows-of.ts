import type { ProjectTag } from "@/lib/api/tags/shapes";
import { groupBy } from "@/lib/core/data/group-by";

/** A tag as a row of the list: `level` from 1, its position among its siblings, and what is below it. */
export type TagRow = {
  tag: ProjectTag;
  level: number;
  place: number;
  siblings: number;
  hasChildren: boolean;
  expanded: boolean;
};

/** What a row's element says of it: to `useNear`, to whatever looks for a tag, and to screen readers. */
export const rowAttributes = ({ tag, level, place, siblings, hasChildren, expanded }: TagRow) => ({
  "data-near": tag.id,
  "data-tag": tag.id,
  "aria-level": level,
  "aria-posinset": place,
  "aria-setsize": siblings,
  "aria-expanded": hasChildren ? expanded : undefined,
});

/** The tags by `parentId`; those whose parent isn't in the list are at the top. */
function byParent(tags: readonly ProjectTag[]): Map<string | null, ProjectTag[]> {
  const known = new Set(tags.map(({ id }) => id));
  return groupBy(tags, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null));
}

/** The visible rows. With a search, those whose title contains it, and their ancestors, all expanded. */
export function rowsOf(tags: readonly ProjectTag[], closed: ReadonlySet<string>, find = ""): TagRow[] {
  const wanted = find.trim().toLowerCase();
  const children = byParent(wanted ? withParents(tags, wanted) : tags);
  const rows: TagRow[] = [];
  const add = (parent: string | null, level: number): void => {
    const here = children.get(parent) ?? [];
    for (const [at, tag] of here.entries()) {
      const hasChildren = children.has(tag.id);
      const expanded = hasChildren && (wanted !== "" || !closed.has(tag.id));
      rows.push({ tag, level, place: at + 1, siblings: here.length, hasChildren, expanded });
      if (expanded) add(tag.id, level + 1);
    }
  };
  add(null, 1);
  return rows;
}

function withParents(tags: readonly ProjectTag[], wanted: string): ProjectTag[] {
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  const kept = new Set<string>();
  for (const tag of tags.filter(({ title }) => title.toLowerCase().includes(wanted)))
    for (let at: ProjectTag | undefined = tag; at && !kept.has(at.id); at = byId.get(at.parentId ?? ""))
      kept.add(at.id);
  return tags.filter(({ id }) => kept.has(id));
}
