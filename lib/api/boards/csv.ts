import { z } from "zod";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";

const tag = "Boards";

export const exportBoard = operation({
  id: "exportBoard",
  method: "GET",
  path: "/boards/{id}/export.csv",
  tag,
  summary: "Download a board as CSV",
  description:
    "Returns a UTF-8 `text/csv` file with one row per card. A cell that a spreadsheet would read as a " +
    "formula starts with an apostrophe, which the import removes again.",
  access: "read",
  status: 200,
  params: IdParams,
  answers: ["text/csv"],
  response: z.string(),
});

export const importBoard = operation({
  id: "importBoard",
  method: "POST",
  path: "/boards/{id}/import",
  tag,
  summary: "Import cards from a CSV file into a board",
  description:
    "Send the file itself as the body with `Content-Type: text/csv`, up to 5 MB. Its header row needs an " +
    "`Insight` column and may have the other columns of the export. New lanes and cards go to the end of " +
    "the board, and quotes that still exist are attached again.",
  access: "write",
  status: 201,
  params: IdParams,
  takes: "text/csv",
  response: z.object({
    lanes: z.int(),
    cards: z.int(),
    evidence: z.int(),
    missingEvidence: z.int().describe("Quotes named in the file that no longer exist."),
  }),
});
