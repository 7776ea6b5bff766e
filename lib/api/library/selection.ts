import { z } from "zod";
import { QuoteCounts } from "@/lib/api/evidence/quoted";
import { operation } from "@/lib/core/operation";
import { LibraryFile } from "./library";

const MOST_AT_ONCE = 100;

const tag = "Library";
const Id = z.string().max(100);
const fileIds = z.array(Id).min(1).max(MOST_AT_ONCE);
const Files = z.object({ items: z.array(LibraryFile) });

export const moveLibraryFiles = operation({
  id: "moveLibraryFiles",
  method: "POST",
  path: "/library/files/move",
  tag,
  summary: "Move several files to another project",
  description:
    "Returns the files, which are all there now. Those that no longer exist are left out; if the project doesn't exist, nothing is moved.",
  access: "write",
  status: 200,
  body: z.strictObject({ fileIds, projectId: Id.nullable().describe("`null` removes the files from their projects.") }),
  response: Files,
});

export const deleteLibraryFiles = operation({
  id: "deleteLibraryFiles",
  method: "POST",
  path: "/library/files/delete",
  tag,
  summary: "Delete several files and their transcripts",
  description: "Returns the files as they were before they were deleted, without those that no longer existed.",
  access: "write",
  status: 200,
  body: z.strictObject({ fileIds }),
  response: Files,
});

export const countFilesQuotes = operation({
  id: "countFilesQuotes",
  method: "GET",
  path: "/library/files/quoted",
  tag,
  summary: "Count what quotes any of several files",
  description: "What quotes two of them is counted once. Returns 404 if none of them exists.",
  access: "read",
  status: 200,
  query: z.object({
    fileIds: z
      .string()
      .max(10_000)
      .transform((text) => text.split(",").filter(Boolean))
      .pipe(fileIds)
      .describe("File ids, separated by commas."),
  }),
  response: QuoteCounts,
});
