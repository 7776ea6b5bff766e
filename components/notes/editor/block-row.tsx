"use client";
import { BlockMenu } from "@/components/blocks/block-menu";
import type { QuoteScope } from "@/components/blocks/use-suggestions";
import { WholeBlock } from "@/components/blocks/whole-block";
import { cn } from "@/components/ui/cn";
import type { Evidence } from "@/lib/api/evidence/shape";
import { type Block, isText } from "../block";
import { Marker } from "../marker";
import { StillBlock } from "../still-block";
import { BLOCK_KINDS, nameOf } from "./block-kinds";
import { spaceAbove } from "./block-look";
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
  scope: QuoteScope;
  placeholder: string;
  evidence: Evidence | undefined;
  acts: RowActs;
};

/** A block with its handle. */
export function BlockRow({ block, number, scope, placeholder, evidence, acts }: Props) {
  return (
    <div className={cn("group relative flex items-start", spaceAbove(block))}>
      <span className="-left-7 absolute top-0 max-[720px]:hidden">
        <BlockMenu name={nameOf(block)} turns={() => turnsOf(block, acts)} onMove={acts.move} onRemove={acts.remove} />
      </span>
      {isText(block) ? (
        <>
          <Marker block={block} number={number} onCheck={(checked) => acts.turn({ checked, text: block.text })} />
          <TextBlock block={block} scope={scope} placeholder={placeholder} acts={acts} />
        </>
      ) : (
        <WholeBlock id={block.key} name={nameOf(block)} acts={acts}>
          <StillBlock block={block} evidence={evidence} />
        </WholeBlock>
      )}
    </div>
  );
}

function turnsOf(block: Block, { turn }: RowActs) {
  if (!isText(block)) return [];
  const kinds = BLOCK_KINDS.filter(({ shape }) => shape.type !== "divider" && shape.type !== "evidence");
  return kinds.map(({ label, icon, shape }) => ({
    label,
    icon,
    onSelect: () => turn(shape),
    checked: block.type === shape.type && (shape.level === undefined || shape.level === block.level),
  }));
}
