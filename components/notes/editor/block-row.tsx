"use client";
import type { KeyboardEvent } from "react";
import { cn } from "@/components/ui/cn";
import type { Evidence } from "@/lib/api/evidence-shape";
import { type Block, isText } from "../block";
import { Marker } from "../marker";
import { StillBlock } from "../still-block";
import { nameOf } from "./block-kinds";
import { spaceAbove } from "./block-look";
import { BlockMenu } from "./block-menu";
import { type TextActs, TextBlock } from "./text-block";

export type RowActs = TextActs & {
  turn: (shape: Partial<Block>) => void;
  remove: () => void;
  /** A new line below. */
  below: () => void;
};

type Props = {
  block: Block;
  number: number;
  projectId: string;
  /** Whether the page listens already. */
  ready: boolean;
  placeholder: string;
  evidence: Evidence | undefined;
  acts: RowActs;
};

/** One block with its handle. A block without a text of its own takes the keys as a whole. */
export function BlockRow({ block, number, projectId, ready, placeholder, evidence, acts }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const keys: Record<string, () => void> = {
      Backspace: acts.remove,
      Delete: acts.remove,
      Enter: acts.below,
      ArrowUp: () => (event.altKey ? acts.move(-1) : acts.go(-1)),
      ArrowDown: () => (event.altKey ? acts.move(1) : acts.go(1)),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div className={cn("group relative flex items-start", spaceAbove(block))}>
      <span className="-left-7 absolute top-0 max-[720px]:hidden">
        <BlockMenu block={block} onTurn={acts.turn} onMove={acts.move} onRemove={acts.remove} />
      </span>
      {isText(block) ? (
        <>
          <Marker block={block} number={number} onCheck={(checked) => acts.turn({ checked, text: block.text })} />
          <TextBlock block={block} projectId={projectId} ready={ready} placeholder={placeholder} acts={acts} />
        </>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
        <div
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the block is deleted, moved and passed by keys
          tabIndex={0}
          data-block={block.key}
          aria-label={nameOf(block)}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 rounded-md focus-visible:outline-offset-2"
        >
          <StillBlock block={block} evidence={evidence} />
        </div>
      )}
    </div>
  );
}
