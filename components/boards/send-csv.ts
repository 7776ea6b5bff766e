import { CallError } from "@/lib/api/call-error";

type Imported = { cards: number; lanes: number; missingEvidence: number };

const some = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** Sends a CSV file to a board as it is. Resolves with what came of it; throws `CallError`. */
export async function sendCsv(boardId: string, file: File): Promise<string> {
  const url = `/api/boards/${encodeURIComponent(boardId)}/import`;
  const response = await fetch(url, { method: "POST", headers: { "content-type": "text/csv" }, body: file }).catch(
    () => {
      throw new CallError("Earshot can't be reached. Check your connection and try again.");
    },
  );
  if (!response.ok) throw await CallError.from(response);
  const { cards, lanes, missingEvidence } = (await response.json()) as Imported;
  const gone = missingEvidence ? ` ${some(missingEvidence, "quote")} named in the file no longer exist.` : "";
  return `Added ${some(cards, "card")} and ${some(lanes, "lane")}.${gone}`;
}
