import { FindingFigure } from "@/components/swarm/finding/finding-figure";
import { ChartFigure } from "../chart/chart-figure";
import type { StillBlock } from "../editor/line";
import { ClipFigure } from "./clip-figure";
import { ImageFigure } from "./image-figure";
import { PullQuote } from "./pull-quote";
import type { Refs } from "./refs";
import { TableFigure } from "./table-figure";

/** A block without text of its own, with what it refers to. */
export function StillFigure({ block, refs }: { block: StillBlock; refs: Refs }) {
  if (block.type === "quote") return <PullQuote evidence={refs.quotes[block.passageId] ?? null} />;
  if (block.type === "clip") return <ClipFigure clip={refs.clips[block.clipId] ?? null} />;
  if (block.type === "finding") return <FindingFigure finding={refs.findings[block.findingId] ?? null} />;
  if (block.type === "table") return <TableFigure table={block} />;
  if (block.type === "chart") return <ChartFigure chart={block} />;
  return <ImageFigure image={block} picture={refs.pictures[block.imageId]} />;
}
