"use client";
import { type KeyboardEvent, useLayoutEffect } from "react";
import type { Near } from "@/components/ui/hooks/use-near";
import { mayHold, possibleParents } from "./possible-parents";
import { RenameField } from "./rename-field";
import type { TagRow } from "./rows-of";
import { type TagAct, TagMenu } from "./tag-menu";
import { TagRowView } from "./tag-row-view";
import { useRowDrag } from "./use-row-drag";
import type { Tags } from "./use-tags";

type Props = {
  row: TagRow;
  tags: Tags;
  canWrite: boolean;
  focusable: boolean;
  renaming: boolean;
  onAct: (act: TagAct) => void;
  onRenamed: () => void;
  onToggle: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onDragging: (id: string | null) => void;
  watch: Near["watch"];
};

/** A row that can be dragged, renamed and acted on. */
export function TreeRow({
  row,
  tags,
  canWrite,
  focusable,
  renaming,
  onAct,
  onRenamed,
  onDragging,
  watch,
  ...rest
}: Props) {
  const { tag } = row;
  const drag = useRowDrag({
    id: tag.id,
    enabled: canWrite && !renaming,
    takes: (otherId) => {
      const other = tags.tags.find(({ id }) => id === otherId);
      return other?.parentId !== tag.id && possibleParents(tags.tags, otherId).some(({ id }) => id === tag.id);
    },
    onDrop: (otherId) => void tags.change(otherId, { parentId: tag.id }),
    onDragging,
  });
  useLayoutEffect(() => watch(drag.row.current), [watch, drag.row]);
  return (
    <TagRowView
      {...rest}
      row={row}
      ref={drag.row}
      look={drag.look}
      focusable={focusable}
      renaming={
        renaming && (
          <RenameField
            title={tag.title}
            onDone={(title) => {
              if (title) void tags.change(tag.id, { title });
              onRenamed();
            }}
          />
        )
      }
      menu={
        canWrite && (
          <TagMenu tag={tag} mayHold={mayHold(tags.tags, tag.id)} alone={tags.tags.length === 1} onAct={onAct} />
        )
      }
    />
  );
}
