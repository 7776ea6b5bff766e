import type { ProjectTag } from "@/lib/api/tags/shapes";

export type ListedTag = ProjectTag & { path: string };

/** Each tag with the titles of its ancestors, as "Checkout / Price". */
export function tagPaths(tags: ProjectTag[]): ListedTag[] {
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  return tags.map((tag) => {
    const titles: string[] = [];
    for (let above = byId.get(tag.parentId ?? ""); above && titles.length < 10; above = byId.get(above.parentId ?? ""))
      titles.unshift(above.title);
    return { ...tag, path: titles.join(" / ") };
  });
}
