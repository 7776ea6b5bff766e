"use client";
import { Command } from "cmdk";
import { Check, Plus } from "lucide-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import { isUndoKey } from "@/components/library/player/is-typing";
import { tagDot } from "@/components/tags/tag-color";
import { tagScore } from "@/components/tags/tag-score";
import { Kbd } from "@/components/ui/text/kbd";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import type { LineSpan } from "../line";
import type { Undo } from "../use-undo";
import { recentTags } from "./recent-tags";
import type { ListedTag } from "./tag-paths";
import type { TagActs } from "./use-tag-acts";
import { isTitled, useTagChoice } from "./use-tag-choice";

type Props = {
  projectId: string;
  span: LineSpan;
  /** Tag id → its application on exactly this span. */
  applied: Map<string, string>;
  tagActs: TagActs;
  undo: Undo["undo"];
  changed: () => void;
  close: () => void;
};

const CREATE = "create";
const itemLook =
  "flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1 chosen-row [&>svg]:size-4 [&>svg]:shrink-0";
const groupLook =
  "[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:text-xs";

/** The offer to create a tag comes after all matching tags. */
const scoreOf = (value: string, search: string, [path = "", title = ""]: string[] = []): number =>
  value === CREATE ? 0.1 : tagScore({ title, path }, search);

/** Type to find a tag, Enter to apply or remove it, several in a row; to create one, type its name and press Enter. */
export function TagPicker({ projectId, span, applied, tagActs, undo, changed, close }: Props) {
  const { tags, chosen, problem, busy, toggle, create, add, takeBack } = useTagChoice({
    projectId,
    span,
    applied,
    tagActs,
    undo,
    changed,
  });
  const [typed, setTyped] = useState("");
  const recent = useMemo(() => recentTags(projectId), [projectId]);
  const name = typed.trim();
  const isNew = name !== "" && tags !== null && !tags.some((tag) => isTitled(tag, name));
  const first = recent.flatMap((id) => tags?.filter((tag) => tag.id === id) ?? []);
  const rest = tags?.filter(({ id }) => !recent.includes(id)) ?? [];
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Enter" && tags === null && name !== "" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void pick(add(name));
    }
    // In a box with text, the key takes back what was typed.
    if (isUndoKey(event) && typed === "") {
      event.preventDefault();
      void takeBack();
    }
    if (event.key !== "Escape") return;
    event.preventDefault();
    close();
  };
  // Emptied at once, for the next tag to be typed while this one is saved.
  const pick = async (work: Promise<boolean>) => {
    setTyped("");
    if (!(await work)) setTyped((now) => now || typed);
  };
  const items = (list: ListedTag[]) =>
    list.map((tag) => (
      <Command.Item
        key={tag.id}
        value={tag.id}
        keywords={[tag.path, tag.title]}
        onSelect={() => void pick(toggle(tag))}
        className={itemLook}
      >
        <span aria-hidden className="size-2.5 shrink-0 rounded-full" style={{ backgroundColor: tagDot(tag) }} />
        <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
          {tag.path && <span className="text-muted-foreground">{tag.path} / </span>}
          {tag.title}
        </span>
        {chosen.has(tag.id) && (
          <>
            <span className="sr-only">, on this passage</span>
            <Check aria-hidden className="text-primary-text" />
          </>
        )}
      </Command.Item>
    ));
  return (
    <Command label="Tag the passage" onKeyDown={onKey} filter={scoreOf} className="w-80 max-w-full max-sm:w-full">
      <Command.Input
        autoFocus
        value={typed}
        onValueChange={setTyped}
        maxLength={LONGEST_NAME}
        placeholder="Find or create a tag"
        className="h-10 w-full rounded-t-md border-b bg-transparent px-3 focus-visible:-outline-offset-2"
      />
      {(tags === null || tags.length === 0) && name === "" && !problem && (
        <p className="px-3 pt-2 text-muted-foreground text-sm">
          {tags === null ? "Loading tags…" : "No tags yet. Type a name to create the first one."}
        </p>
      )}
      <Command.List className="max-h-64 overflow-y-auto p-1">
        {first.length > 0 && (
          <Command.Group heading="Recent" className={groupLook}>
            {items(first)}
          </Command.Group>
        )}
        {rest.length > 0 && (
          <Command.Group heading={first.length > 0 ? "All tags" : undefined} className={groupLook}>
            {items(rest)}
          </Command.Group>
        )}
        {isNew && (
          <Command.Item value={CREATE} keywords={[name]} onSelect={() => void pick(create(name))} className={itemLook}>
            <Plus aria-hidden className="text-muted-foreground" />
            <span className="min-w-0 truncate">
              Create “<span className="font-medium">{name}</span>”
            </span>
          </Command.Item>
        )}
      </Command.List>
      <footer className="flex items-center justify-between gap-2 border-t px-3 py-1.5 text-muted-foreground text-xs">
        <span role="status" className={problem ? "text-danger" : ""}>
          {problem || (busy ? "Saving…" : `${chosen.size} on this passage`)}
        </span>
        <span className="flex items-center gap-1">
          <Kbd>Esc</Kbd> done
        </span>
      </footer>
    </Command>
  );
}
