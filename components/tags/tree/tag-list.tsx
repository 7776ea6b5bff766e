"use client";
import { Command } from "cmdk";
import type { ProjectTag } from "@/lib/api/tags/shapes";
import { tagDot } from "../tag-color";
import { tagScore } from "../tag-score";

type Choice = { id: string; title: string; color: string | null; above: string };

/** A tag's ancestors, from the top: two tags may have the same title. */
function choicesOf(all: readonly ProjectTag[], offered: readonly ProjectTag[]): Choice[] {
  const byId = new Map(all.map((tag) => [tag.id, tag]));
  const above = (tag: ProjectTag): string => {
    const titles: string[] = [];
    for (let at = byId.get(tag.parentId ?? ""); at && titles.length < 5; at = byId.get(at.parentId ?? ""))
      titles.unshift(at.title);
    return titles.join(" / ");
  };
  return offered.map((tag) => ({ id: tag.id, title: tag.title, color: tag.color, above: above(tag) }));
}

type Props = {
  label: string;
  all: readonly ProjectTag[];
  offered: readonly ProjectTag[];
  /** A first option that isn't a tag, such as the top level. */
  first?: { label: string; onChoose: () => void };
  onChoose: (id: string) => void;
};

/** Finds one tag by its title. The dialog around it puts the focus in the field. */
export function TagList({ label, all, offered, first, onChoose }: Props) {
  return (
    <Command label={label} loop filter={scoreOf} className="overflow-hidden rounded-md border">
      <Command.Input placeholder="Find a tag" className="h-10 w-full border-b bg-transparent px-3 outline-none" />
      <Command.List className="max-h-64 min-h-24 overflow-y-auto p-1">
        <Command.Empty className="px-2 py-3 text-muted-foreground">No tags match.</Command.Empty>
        {first && (
          <Command.Item value={first.label} keywords={[first.label]} onSelect={first.onChoose} className={rowLook}>
            {first.label}
          </Command.Item>
        )}
        {choicesOf(all, offered).map(({ id, title, color, above }) => (
          <Command.Item key={id} value={id} keywords={[title, above]} onSelect={() => onChoose(id)} className={rowLook}>
            <span
              aria-hidden
              className="size-2.5 shrink-0 rounded-full"
              style={{ backgroundColor: tagDot({ id, color }) }}
            />
            <span className="min-w-0 truncate">{title}</span>
            {above && <span className="min-w-0 flex-1 truncate text-right text-muted-foreground text-xs">{above}</span>}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}

const scoreOf = (_id: string, search: string, [title = "", path = ""]: string[] = []): number =>
  tagScore({ title, path }, search);

const rowLook =
  "flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 chosen-row";
