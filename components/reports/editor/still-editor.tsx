"use client";
import type { Refs } from "../document/refs";
import { StillFigure } from "../document/still-figure";
import type { Acts } from "./acts";
import { ChartEditor } from "./chart-editor";
import { ImageEditor } from "./image-editor";
import type { StillBlock } from "./line";
import { TableEditor } from "./table-editor";

type Props = { block: StillBlock; refs: Refs; acts: Acts };

/** A block without text; what can be changed in it is edited in place. */
export function StillEditor({ block, refs, acts }: Props) {
  const change = (next: StillBlock) => acts.change(block.id, () => next);
  if (block.type === "table") return <TableEditor table={block} onChange={change} />;
  if (block.type === "chart") return <ChartEditor chart={block} onChange={change} />;
  if (block.type === "image")
    return <ImageEditor image={block} picture={refs.pictures[block.imageId]} onChange={change} />;
  return <StillFigure block={block} refs={refs} />;
}
