import type { Problem } from "@/lib/core/errors";
import type { Block } from "./block";
import type { ReportDocument } from "./document";

const MOST_BLOCKS = 4000;

/** Problems of a document whose parts are each well-formed: duplicate ids, tables and charts with gaps. */
export function problemsOf({ sections }: ReportDocument): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  let blocks = 0;
  const once = (id: string, path: string) => {
    if (seen.has(id)) problems.push({ path, message: "This id is used twice." });
    seen.add(id);
  };
  for (const [at, section] of sections.entries()) {
    once(section.id, `document.sections.${at}.id`);
    blocks += section.blocks.length;
    for (const [index, block] of section.blocks.entries()) {
      const path = `document.sections.${at}.blocks.${index}`;
      once(block.id, `${path}.id`);
      problems.push(...gapsOf(block).map((gap) => ({ ...gap, path: `${path}.${gap.path}` })));
    }
  }
  if (blocks > MOST_BLOCKS)
    problems.push({ path: "document.sections", message: `A document can have at most ${MOST_BLOCKS} blocks.` });
  return problems;
}

function gapsOf(block: Block): Problem[] {
  if (block.type === "table") {
    const at = block.rows.findIndex((row) => row.length !== block.columns.length);
    return at < 0 ? [] : [{ path: `rows.${at}`, message: "Each row needs one cell per column." }];
  }
  if (block.type === "chart") {
    const at = block.series.findIndex(({ values }) => values.length !== block.categories.length);
    return at < 0 ? [] : [{ path: `series.${at}.values`, message: "Each series needs one value per category." }];
  }
  return [];
}
