import { CallError } from "@/lib/api/client/call-error";
import { reach } from "@/lib/api/client/reach";
import { counted } from "@/lib/core/text/counted";

type Imported = { cards: number; lanes: number; missingEvidence: number };

/** Sends a CSV file to a board as it is. Resolves with the result; throws `CallError`. */
export async function sendCsv(boardId: string, file: File): Promise<string> {
  const url = `/api/boards/${encodeURIComponent(boardId)}/import`;
  const response = await reach(url, { method: "POST", headers: { "content-type": "text/csv" }, body: file });
  if (!response.ok) throw await CallError.from(response);
  const { cards, lanes, missingEvidence } = (await response.json()) as Imported;
  const gone = missingEvidence
    ? ` ${counted(missingEvidence, "quote in the file no longer exists", "quotes in the file no longer exist")}.`
    : "";
  return `Added ${counted(cards, "card")} and ${counted(lanes, "lane")}.${gone}`;
}
