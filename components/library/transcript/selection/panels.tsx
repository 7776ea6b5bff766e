"use client";
import type { RefObject } from "react";
import { BoardDialog } from "@/components/boards/add/board-dialog";
import { usePlayer } from "@/components/library/player/player-context";
import type { LineMark } from "../highlights";
import type { Owner } from "../owner";
import type { Undo } from "../use-undo";
import { ClipDialog } from "./clip-dialog";
import { FloatingPanel } from "./floating-panel";
import { ProjectDialog } from "./project-dialog";
import { TagPicker } from "./tag-picker";
import { TagsOfLine } from "./tags-of-line";
import { type Panel, tagsOn } from "./use-acts";
import type { TagActs } from "./use-tag-acts";

type Props = {
  list: RefObject<HTMLElement | null>;
  panel: Panel;
  owner: Owner;
  canWrite: boolean;
  marksOf: (index: number) => LineMark[];
  tagActs: TagActs;
  undo: Undo["undo"];
  reloadTags: () => Promise<void>;
  close: () => void;
};

/** What was opened for a selection: the tag picker, a clip, a card, or the tags of a line. */
export function Panels({ list, panel, owner, canWrite, marksOf, tagActs, undo, reloadTags, close }: Props) {
  const player = usePlayer();
  if (panel.kind === "tag" && owner.projectId === null) return <ProjectDialog owner={owner} onClosed={close} />;
  if (panel.kind === "tag" && owner.projectId)
    return (
      <FloatingPanel list={list} box={panel.box} label="Tag the passage" close={close}>
        <TagPicker
          projectId={owner.projectId}
          span={panel.span}
          applied={tagsOn(marksOf(panel.span.firstIndex), panel.span)}
          tagActs={tagActs}
          undo={undo}
          changed={() => void reloadTags().catch(() => undefined)}
          close={close}
        />
      </FloatingPanel>
    );
  if (panel.kind === "tags")
    return (
      <FloatingPanel list={list} box={panel.box} label="Tags of this line" close={close}>
        <TagsOfLine
          tagged={marksOf(panel.index).map(({ tagged }) => tagged)}
          canWrite={canWrite}
          tagActs={tagActs}
          changed={reloadTags}
          close={close}
        />
      </FloatingPanel>
    );
  if (panel.kind === "clip") return <ClipDialog owner={owner} draft={panel.draft} player={player} onClosed={close} />;
  if (panel.kind === "board")
    return (
      <BoardDialog
        place={owner}
        evidence={{ ownerId: owner.ownerId, span: panel.span }}
        quote={panel.quote}
        onClosed={close}
      />
    );
  return null;
}
