import type { Context } from "@/lib/core/context";
import type { Block } from "@/lib/core/document/block";
import type { ReportDocument } from "@/lib/core/document/document";
import type { Transaction } from "@/lib/db/transaction";
import type { QuoteRef } from "@/lib/services/analysis/line";
import { quoteLines } from "@/lib/services/passages/quote-lines";
import type { Draft, DraftBlock, DraftSection } from "./draft";

/** Leaves room below a document's limits, because a person must be able to edit and save it. */
const MOST_SECTIONS = 150;
const MOST_OF_SECTION = 450;
const MOST_BLOCKS = 3_500;

const keyOf = ({ ownerId, index, firstOffset, lastOffset }: QuoteRef) =>
  [ownerId, index, firstOffset, lastOffset].join(" ");

/**
 * The document of a draft: its quotes are passages checked against the transcripts in this transaction. Quotes that are
 * no longer verbatim, or were withdrawn, are dropped. Blocks are numbered, so that the same draft is the same document.
 */
export async function toDocument(tx: Transaction, ctx: Context, draft: Draft): Promise<ReportDocument> {
  const sections = fitting(draft.sections);
  const quoted = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === "quote" ? [block.quoted] : [])),
  );
  const refs = new Map(quoted.flatMap((each) => ("ref" in each ? [[keyOf(each.ref), each.ref] as const] : [])));
  const made = await quoteLines(tx, ctx, [...refs.values()]);
  const ids = new Map([...refs.keys()].map((key, at) => [key, made[at] ?? null]));
  const known = await standing(
    tx,
    ctx,
    quoted.flatMap((each) => ("passageId" in each ? [each.passageId] : [])),
  );
  let number = 0;
  const toBlock = (block: DraftBlock): Block[] => {
    const id = `b${++number}`;
    if (block.type !== "quote") return [{ ...block, id }];
    const { quoted: each } = block;
    const passageId = "ref" in each ? ids.get(keyOf(each.ref)) : known.has(each.passageId) ? each.passageId : null;
    return passageId ? [{ id, type: "quote", passageId }] : [];
  };
  return {
    sections: sections.map(({ heading, blocks }, at) => ({
      id: `s${at + 1}`,
      heading: heading.slice(0, 300),
      blocks: blocks.flatMap(toBlock),
    })),
  };
}

/** As many sections as there is room for, complete ones first. */
function fitting(sections: readonly DraftSection[]): DraftSection[] {
  let room = MOST_BLOCKS;
  return sections.slice(0, MOST_SECTIONS).map((section) => {
    const blocks = section.blocks.slice(0, Math.max(0, Math.min(room, MOST_OF_SECTION)));
    room -= blocks.length;
    return { ...section, blocks };
  });
}

/** Passages that still exist and have their words; locked until the commit. */
async function standing(tx: Transaction, ctx: Context, passageIds: string[]): Promise<Set<string>> {
  if (passageIds.length === 0) return new Set();
  const rows = await tx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM passage WHERE id = ANY(${passageIds}) AND workspace_id = ${ctx.workspaceId} AND state <> 'withdrawn'
     ORDER BY id FOR KEY SHARE`;
  return new Set(rows.map(({ id }) => id));
}
