import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { IdParams } from "./shared";

const tag = "Boards";

export const exportBoard = operation({
  id: "exportBoard",
  method: "GET",
  path: "/boards/{id}/export.csv",
  tag,
  summary: "Download a board as CSV",
  description:
    "A `text/csv` file in UTF-8, a row for every card. Cells that a spreadsheet would take for a formula begin with an " +
    "apostrophe, which the import takes away again.",
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
  summary: "Add the cards of a CSV file to a board",
  description:
    "The body is the file itself, `Content-Type: text/csv`, at most 5 MB, with a header row that has an `Insight` column " +
    "and may have the other columns of the export. Lanes and cards come to the end of the board; quotes are attached " +
    "again where they still exist.",
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
