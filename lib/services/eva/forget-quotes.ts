import type { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { Citation } from "./record";

const REMOVED = "[removed at the participant's wish]";
/** A shorter quote is taken out only where it stands in quotation marks: it is other people's words too. */
const TELLING = 12;

type Quoted = { quote: string; n: number };

/** A text without these quotes and their numbers. The other citations keep theirs. */
export function withoutQuotes(text: string, gone: readonly Quoted[]): string {
  let rest = text;
  for (const { quote, n } of gone) {
    rest = rest.split(`“${quote}”`).join(REMOVED).split(` [${n}]`).join("");
    if (quote.length >= TELLING) rest = rest.split(quote).join(REMOVED);
  }
  return rest;
}

type Message = { id: string; text: string; citations: Citation[] };
type ChatResult = { answer: string; citations: (Quoted & { session_id?: string | null })[] };

/** Takes every quote of a session out of Eva's stored answers and out of the results of chat jobs. */
export async function forgetQuotes(tx: Transaction, workspaceId: string, sessionId: string): Promise<void> {
  const messages = await tx.db.$queryRaw<Message[]>`
    SELECT id, text, citations FROM chat_message
     WHERE workspace_id = ${workspaceId} AND citations @> ${JSON.stringify([{ sessionId }])}::jsonb FOR UPDATE`;
  for (const { id, text, citations } of messages) {
    const gone = citations.filter((citation) => "sessionId" in citation && citation.sessionId === sessionId);
    const kept: Prisma.InputJsonArray = citations.filter((citation) => !gone.includes(citation));
    const data = { text: withoutQuotes(text, gone), citations: kept };
    await tx.db.chatMessage.update({ where: { id, workspaceId }, data, select: { id: true } });
  }
  const jobs = await tx.db.$queryRaw<{ id: string; result: ChatResult }[]>`
    SELECT id, result FROM job WHERE workspace_id = ${workspaceId} AND type = 'chat'
       AND result -> 'citations' @> ${JSON.stringify([{ session_id: sessionId }])}::jsonb FOR UPDATE`;
  for (const { id, result } of jobs) {
    const gone = result.citations.filter(({ session_id }) => session_id === sessionId);
    const citations = result.citations.filter((citation) => !gone.includes(citation));
    const data = { result: { ...result, answer: withoutQuotes(result.answer, gone), citations } };
    await tx.db.job.update({ where: { id, workspaceId }, data, select: { id: true } });
  }
}
