import { z } from "zod";
import { get } from "@/lib/services/files/get";
import { readLineId } from "@/lib/services/transcripts/line-id";
import { tool } from "../tool";
import { bytesOf, fittingPage, MOST_BYTES } from "./cap";
import { compact, some } from "./compact";
import { FileItem, toFileItem } from "./file-item";
import { cutOutput, linesInput } from "./paging";
import { Id, marked, untrusted } from "./shared-shapes";
import { readLines, requireLine, toLines, transcriptOutput } from "./transcript";

export const getLibraryFile = tool({
  name: "get_library_file",
  title: "Get a library file",
  description:
    "Returns one library file with its transcript or text, line by line with speakers and seconds. Long " +
    "ones are paged: pass `transcriptNextCursor` as `transcript_cursor` to continue. Use it to read one " +
    'file; use `search_evidence` to find passages across files. Example: {"file": "fil_…", ' +
    '"transcript_limit": 100}.',
  access: "read",
  input: z.strictObject({
    file: Id.describe(
      "The file's id, from `list_library_files`, `search`, or `search_evidence`. With `:` and a line number appended, as in a hit's id, the transcript begins just before that line.",
    ),
    ...linesInput,
  }),
  output: FileItem.extend({ ...untrusted, ...transcriptOutput, ...cutOutput }),
  run: async (ctx, { file, transcript_cursor: cursor, transcript_limit: limit }) => {
    const { ownerId: id, fromLine } = readLineId(file);
    const first = await readLines(get(ctx, id, { cursor, fromLine, segments: limit }));
    const lines = first.transcript?.segmentCount ?? 0;
    if (cursor === undefined) requireLine("file", fromLine, first.transcript?.segments ?? [], lines);
    const told = { ...toFileItem(first.file), ...marked };
    const read = async (most: number) => {
      const { transcript } = most === limit ? first : await get(ctx, id, { cursor, fromLine, segments: most });
      return { items: toLines(transcript?.segments ?? []), nextCursor: transcript?.nextCursor ?? null };
    };
    const { items, nextCursor, truncated } = await fittingPage(limit, read, MOST_BYTES - bytesOf(told));
    const transcriptLines = first.transcript?.segmentCount;
    const page = { transcript: some(items), transcriptLines, transcriptNextCursor: nextCursor, truncated };
    return { ...told, ...compact(page) };
  },
});
