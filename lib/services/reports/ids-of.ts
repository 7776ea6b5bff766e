import type { Block } from "@/lib/core/document/block";
import type { ReportDocument } from "@/lib/core/document/document";

const idsOf = (document: ReportDocument, idOf: (block: Block) => string | null): string[] => [
  ...new Set(document.sections.flatMap(({ blocks }) => blocks.flatMap((block) => idOf(block) ?? []))),
];

/** The ids that a document's blocks refer to, each once. */
export const passageIdsOf = (document: ReportDocument): string[] =>
  idsOf(document, (block) => (block.type === "quote" ? block.passageId : null));
export const clipIdsOf = (document: ReportDocument): string[] =>
  idsOf(document, (block) => (block.type === "clip" ? block.clipId : null));
export const findingIdsOf = (document: ReportDocument): string[] =>
  idsOf(document, (block) => (block.type === "finding" ? block.findingId : null));
export const imageIdsOf = (document: ReportDocument): string[] =>
  idsOf(document, (block) => (block.type === "image" ? block.imageId : null));
