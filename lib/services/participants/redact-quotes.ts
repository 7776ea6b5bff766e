import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";

const DELETED = "[deleted at the participant's wish]";
const WORDS_IN_A_ROW = 6;

type Cited = { sessionId?: string; session_id?: string; quote: string };
type Message = { id: string; text: string; citations: Cited[] };
type EventRow = { id: string; data: { messages: { text: string; citations: Cited[] }[] } };
type JobRow = { id: string; result: { answer?: string; citations?: Cited[] } };

/**
 * Takes out of chats, out of the events that tell of them and of the results of chat jobs what they quote of a session. Whatever else quotes sessions
 * is to be added here.
 */
export async function redactQuotes(tx: Transaction, { workspaceId }: Context, sessionId: string): Promise<void> {
  const messages = await tx.db.$queryRaw<Message[]>`
    SELECT id, text, citations FROM chat_message
     WHERE workspace_id = ${workspaceId} AND citations @> ${JSON.stringify([{ sessionId }])}::jsonb FOR UPDATE`;
  for (const { id, text, citations } of messages) {
    const redacted = redact(text, citations, (cited) => cited.sessionId === sessionId);
    await tx.db.$executeRaw`
      UPDATE chat_message SET text = ${redacted.text}, citations = ${JSON.stringify(redacted.citations)}::jsonb
       WHERE id = ${id} AND workspace_id = ${workspaceId}`;
  }
  const jobs = await tx.db.$queryRaw<JobRow[]>`
    SELECT id, result FROM job WHERE workspace_id = ${workspaceId}
       AND result->'citations' @> ${JSON.stringify([{ session_id: sessionId }])}::jsonb FOR UPDATE`;
  for (const { id, result } of jobs) {
    const cited = result.citations ?? [];
    const { text, citations } = redact(result.answer ?? "", cited, (one) => one.session_id === sessionId);
    await tx.db.$executeRaw`
      UPDATE job SET result = ${JSON.stringify({ ...result, answer: text, citations })}::jsonb
       WHERE id = ${id} AND workspace_id = ${workspaceId}`;
  }
  const events = await tx.db.$queryRaw<EventRow[]>`
    SELECT id, data FROM outbox_event WHERE workspace_id = ${workspaceId} AND kind = 'chat.completed'
       AND data->'messages' @> ${JSON.stringify([{ citations: [{ session_id: sessionId }] }])}::jsonb FOR UPDATE`;
  for (const { id, data } of events) {
    const messages = data.messages.map((message) => ({
      ...message,
      ...redact(message.text, message.citations, (one) => one.session_id === sessionId),
    }));
    await tx.db.$executeRaw`
      UPDATE outbox_event SET data = ${JSON.stringify({ ...data, messages })}::jsonb
       WHERE id = ${id} AND workspace_id = ${workspaceId}`;
  }
}

/** The quote goes wherever it stands in the text; a message that says the same words otherwise is replaced whole. */
function redact(text: string, citations: Cited[], isTheirs: (cited: Cited) => boolean) {
  let left = text;
  const quotes = citations.filter(isTheirs).map(({ quote }) => quote);
  for (const quote of quotes.sort((a, b) => b.length - a.length)) left = left.replaceAll(quote, DELETED);
  if (quotes.some((quote) => stillSays(left, quote))) left = DELETED;
  return { text: left, citations: citations.map((cited) => (isTheirs(cited) ? { ...cited, quote: DELETED } : cited)) };
}

function stillSays(text: string, quote: string): boolean {
  const words = quote.split(/\s+/);
  const runs = words.slice(0, Math.max(0, words.length - WORDS_IN_A_ROW + 1));
  return runs.some((_, at) => text.includes(words.slice(at, at + WORDS_IN_A_ROW).join(" ")));
}
