import { z } from "zod";
import { get } from "@/lib/services/reports/get";
import type { ReportDetail } from "@/lib/services/reports/record";
import { tool } from "../tool";
import { blockMarkdown } from "./block-markdown";
import { bytesOf, fittingPart, MOST_BYTES } from "./cap";
import { compact } from "./compact";
import { cutOutput, partInput } from "./paging";
import { ReportItem, toReportItem } from "./report-item";
import { Id, marked, untrusted } from "./shared-shapes";

export const getReport = tool({
  name: "get_report",
  title: "Get a report",
  description:
    "Returns one report with its document as sections of Markdown. Every quote is word for word, with a " +
    "link to where it was said. Very long reports are paged. Use it to read or summarize a report; use " +
    '`list_reports` for ids and `get_readout` for the findings of a single study. Example: {"report": ' +
    '"rpt_…"}.',
  access: "read",
  input: z.strictObject({ report: Id.describe("The report's id, from `list_reports` or `search`."), ...partInput }),
  output: ReportItem.extend({
    document: z.object({ sections: z.array(z.object({ heading: z.string(), markdown: z.string() })) }),
    nextCursor: z.string().optional().describe("Pass it as `cursor` to get more sections."),
    ...untrusted,
    ...cutOutput,
  }),
  run: async (ctx, { report: id, cursor }) => {
    const report = await get(ctx, id);
    const head = { ...toReportItem(report), ...marked };
    const { items, nextCursor, truncated } = fittingPart(piecesOf(report), {
      scope: `${ctx.workspaceId}:mcp-report:${id}:${report.version}`,
      cursor,
      mostBytes: MOST_BYTES - bytesOf(head),
    });
    return { ...head, document: { sections: sectionsOf(items) }, ...compact({ nextCursor, truncated }) };
  },
  link: ({ id, title }) => ({ uri: `eva://reports/${id}`, name: id, title }),
});

/** One piece per block, the unit by which a report is cut. A section without blocks is one piece. */
function piecesOf(report: ReportDetail) {
  const markdown = blockMarkdown(report);
  return report.document.sections.flatMap(({ id, heading, blocks }) =>
    blocks.length === 0 ? [{ id, heading, text: "" }] : blocks.map((block) => ({ id, heading, text: markdown(block) })),
  );
}

/** Puts blocks back into their sections; a section continued from the previous part repeats its heading. */
function sectionsOf(pieces: ReturnType<typeof piecesOf>) {
  const sections = new Map<string, { heading: string; texts: string[] }>();
  for (const { id, heading, text } of pieces) {
    const section = sections.get(id) ?? { heading, texts: [] };
    if (text) section.texts.push(text);
    sections.set(id, section);
  }
  return [...sections.values()].map(({ heading, texts }) => ({ heading, markdown: texts.join("\n\n") }));
}
