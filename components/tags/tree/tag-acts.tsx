"use client";
import type { ProjectTag } from "@/lib/api/tags/shapes";
import { PALETTE } from "../palette";
import { DeleteDialog } from "./delete-dialog";
import { MergeDialog } from "./merge-dialog";
import { MoveDialog } from "./move-dialog";
import { TagDialog } from "./tag-dialog";
import type { TagAct } from "./tag-menu";
import type { Tags } from "./use-tags";

type Props = {
  asked: { act: TagAct; tag: ProjectTag } | null;
  tags: Tags;
  onClose: () => void;
};

/** The dialogs of a tag's menu. */
export function TagActs({ asked, tags: { tags, change, create, remove, merge }, onClose }: Props) {
  if (!asked) return null;
  const { act } = asked;
  const tag = tags.find(({ id }) => id === asked.tag.id) ?? asked.tag;
  const close = (open: boolean) => !open && onClose();
  const above = tags.find(({ id }) => id === tag.parentId);
  if (act === "edit") {
    return (
      <TagDialog
        open
        onOpenChange={close}
        title="Edit tag"
        within={above?.title}
        submitLabel="Save"
        initial={tag}
        onSave={({ parentId: _same, ...draft }) => change(tag.id, draft)}
      />
    );
  }
  if (act === "add") {
    const initial = { title: "", color: tag.color ?? nextColor(tags), description: null, parentId: tag.id };
    return (
      <TagDialog
        open
        onOpenChange={close}
        title="New tag"
        within={tag.title}
        submitLabel="Add tag"
        initial={initial}
        onSave={create}
      />
    );
  }
  if (act === "move")
    return (
      <MoveDialog tag={tag} tags={tags} onOpenChange={close} onMove={(parentId) => void change(tag.id, { parentId })} />
    );
  if (act === "merge")
    return <MergeDialog tag={tag} tags={tags} onOpenChange={close} onMerge={(into) => merge(tag.id, into)} />;
  if (act === "delete")
    return <DeleteDialog tag={tag} tags={tags} onOpenChange={close} onDelete={() => remove(tag.id)} />;
  return null;
}

/** The color that the fewest tags have. */
export function nextColor(tags: readonly ProjectTag[]): string {
  const uses = PALETTE.map(({ hex }) => tags.filter(({ color }) => color === hex).length);
  // Neighboring hues look alike, so the palette is traversed in steps of five.
  const order = PALETTE.map((_, at) => (at * 5 + 7) % PALETTE.length);
  const [best = 0] = order.sort((a, b) => (uses[a] ?? 0) - (uses[b] ?? 0));
  return PALETTE[best]?.hex ?? PALETTE[0].hex;
}
