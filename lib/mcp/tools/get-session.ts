import { z } from "zod";
import { getPage } from "@/lib/services/study-sessions/get-page";
import type { SessionPage } from "@/lib/services/study-sessions/record";
import { readLineId } from "@/lib/services/transcripts/line-id";
import { tool } from "../tool";
import { bytesOf, fittingPage, fittingPart, MOST_BYTES } from "./cap";
import { compact, some } from "./compact";
import { cutOutput, linesInput } from "./paging";
import { SessionItem, toSessionItem } from "./session-item";
import { Id, marked, Seconds, untrusted } from "./shared-shapes";
import { readLines, requireLine, toLines, transcriptOutput } from "./transcript";

const PARTS = ["transcript", "chapters", "signals"] as const;

const Chapter = z.object({
  title: z.string(),
  startSeconds: Seconds,
  endSeconds: Seconds,
  summary: z.string().optional().describe("What the participant said."),
});
const Signal = z.object({
  kind: z.enum(["sentiment", "hesitation", "strong_wording", "contradiction"]),
  label: z.string(),
  atSeconds: Seconds,
  quote: z.string().optional().describe("Verbatim."),
});

export const getSession = tool({
  name: "get_session",
  title: "Get a session",
  description:
    "Returns one participant's session: the transcript with speakers and seconds, chapters, and signals " +
    "such as hesitation or strong wording. Long transcripts are paged: pass `transcriptNextCursor` as " +
    "`transcript_cursor` to continue. Use it to read what one person said; use `search_evidence` to find " +
    'passages across sessions and `list_sessions` for ids. Example: {"session": "ses_…", "include": ' +
    '["chapters", "signals"]}.',
  access: "read",
  input: z.strictObject({
    session: Id.describe(
      "The session's id, from `list_sessions` or `search_evidence`. With `:` and a line number appended, as in a hit's id, the transcript begins just before that line.",
    ),
    include: z
      .array(z.enum(PARTS))
      .max(PARTS.length)
      .default([...PARTS])
      .describe("Which parts to return; all by default."),
    ...linesInput,
  }),
  output: SessionItem.extend({
    ...untrusted,
    chapters: z.array(Chapter).optional(),
    signals: z.array(Signal).optional(),
    ...transcriptOutput,
    ...cutOutput,
  }),
  run: async (ctx, { session, include, transcript_cursor: cursor, transcript_limit: limit }) => {
    const { ownerId: id, fromLine } = readLineId(session);
    const most = include.includes("transcript") || cursor ? limit : 0;
    const first = await readLines(getPage(ctx, id, { cursor, fromLine, limit: most }));
    if (most > 0 && cursor === undefined) requireLine("session", fromLine, first.transcript, first.segmentCount);
    const insights = cursor === undefined ? insightsOf(first, include) : {};
    const told = { ...toSessionItem(first), ...marked, ...insights };
    if (!include.includes("transcript") && cursor === undefined) return told;
    const linesOf = ({ transcript, nextCursor }: SessionPage) => ({ items: toLines(transcript), nextCursor });
    const { items, nextCursor, truncated } = await fittingPage(
      limit,
      async (fits) => linesOf(fits === limit ? first : await getPage(ctx, id, { cursor, fromLine, limit: fits })),
      MOST_BYTES - bytesOf(told),
    );
    const transcriptLines = first.segmentCount;
    return {
      ...told,
      ...compact({ transcript: some(items), transcriptLines, transcriptNextCursor: nextCursor, truncated }),
    };
  },
  link: ({ id, participant }) => ({
    uri: `eva://sessions/${id}/transcript`,
    name: `transcript of ${id}`,
    title: `Transcript of ${participant.label}`,
  }),
});

/** At most half of a result, so that there is room for the transcript. */
function insightsOf({ chapters, signals }: SessionPage, include: readonly (typeof PARTS)[number][]) {
  const all = [
    ...(include.includes("chapters") ? chapters.map((chapter) => ({ chapter: toChapter(chapter) })) : []),
    ...(include.includes("signals") ? signals.map((signal) => ({ signal: toSignal(signal) })) : []),
  ];
  const { items, truncated } = fittingPart(all, { scope: "", cursor: undefined, mostBytes: MOST_BYTES / 2 });
  return compact({
    truncated,
    chapters: some(items.flatMap((item) => ("chapter" in item ? [item.chapter] : []))),
    signals: some(items.flatMap((item) => ("signal" in item ? [item.signal] : []))),
  });
}

const toChapter = ({ title, startSeconds, endSeconds, summary }: SessionPage["chapters"][number]) =>
  compact({ title, startSeconds, endSeconds, summary: summary || null });
const toSignal = ({ kind, label, atSeconds, quote }: SessionPage["signals"][number]) =>
  compact({ kind, label, atSeconds, quote: quote || null });
