import { z } from "zod";
import { list } from "@/lib/services/files/list";
import { FILE_STATUSES } from "@/lib/services/files/record";
import { tool } from "../tool";
import { FILE_TYPES, FileItem, toFileItem } from "./file-item";
import { listed, listOutput, pageInput } from "./paging";
import { Id } from "./shared-shapes";

export const listLibraryFiles = tool({
  name: "list_library_files",
  title: "List library files",
  description:
    "Returns the recordings, transcripts, and documents in the library, newest first, with type and " +
    "status but without transcripts. Use it to find a file or see what was uploaded; use " +
    "`get_library_file` for what is said in one and `search_evidence` for passages in all of them. " +
    'Example: {"type": "VIDEO", "q": "usability"}.',
  access: "read",
  input: z.strictObject({
    q: z.string().trim().max(200).optional().describe("Matches part of the name."),
    project: Id.optional().describe("Only files of this project, by its id; `search` finds projects by name."),
    type: z.enum(FILE_TYPES).optional().describe("Only files of this type."),
    status: z
      .enum(FILE_STATUSES)
      .optional()
      .describe("Only files in this state; unfinished uploads are listed only on request."),
    ...pageInput,
  }),
  output: listOutput(FileItem),
  run: (ctx, { project: projectId, type: assetType, limit, ...query }) =>
    listed(limit, (most) => list(ctx, { ...query, projectId, assetType, limit: most }), toFileItem),
});
