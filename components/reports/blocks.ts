import type { Block } from "@/lib/core/document/block";

type Of<T extends Block["type"]> = Extract<Block, { type: T }>;
export type TableBlock = Of<"table">;
export type ChartBlock = Of<"chart">;
export type ImageBlock = Of<"image">;
