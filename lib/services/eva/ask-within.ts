import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { get } from "@/lib/services/threads/get";
import { questionAct } from "./act";
import { atOnce } from "./ask";
import { saysFallback } from "./fallback-words";
import type { Asking } from "./prepare";
import type { Reply } from "./record";

/** How long an answer is repeated to someone who asks the same in the same chat: they came back for it. */
const REPEATS_MS = 10 * 60_000;

/** `reply` is null while Eva is still working: the answer is stored in the chat when it is ready. */
export type Within = { threadId: string; reply: Reply | null };

/**
 * Asks Eva and waits for a limited time. The same question in the same chat within ten minutes returns the answer
 * stored meanwhile or being given, and nothing is asked twice. Throws what asking throws, and `not_found` for a chat that doesn't
 * exist yet.
 */
export async function askWithin(ctx: Context, asking: Asking, patienceMs: number): Promise<Within> {
  const chat = asking.threadId === undefined ? null : await get(ctx, asking.threadId);
  const known = chat && justAnswered(chat, asking);
  if (known) return { threadId: known.threadId, reply: known };
  const act = await questionAct(ctx, asking, chat && repeatKeyOf(chat, asking));
  const { threadId } = act;
  const work = atOnce(act);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  const reply = await Promise.race([work, patience]).finally(() => clearTimeout(timer));
  if (reply === null)
    work.catch((err: unknown) => {
      log().warn({ requestId: ctx.requestId, workspaceId: ctx.workspaceId, threadId, err }, "a late answer failed");
    });
  return { threadId, reply };
}

type Chat = Awaited<ReturnType<typeof get>>;

/** The same question at the same place of a chat is the same act. */
const repeatKeyOf = ({ id, messages }: Chat, { question, studyIds }: Asking): string =>
  JSON.stringify([id, messages.at(-1)?.id, question, studyIds]);

/** The answer to a chat's last question, if that is this one and was answered recently from the same studies. */
function justAnswered({ id: threadId, messages, scope }: Chat, { question, studyIds }: Asking): Reply | null {
  const answer = messages.at(-1);
  const asked = messages.at(-2);
  if (answer?.role !== "assistant" || asked?.role !== "user" || asked.text !== question) return null;
  if (Date.now() - answer.createdAt.getTime() > REPEATS_MS) return null;
  if (studyIds && studyIds.join() !== scope.studies.map(({ id }) => id).join()) return null;
  const { id: messageId, text, citations, droppedQuotes, followUps, approval } = answer;
  const fallback = saysFallback(text);
  return { threadId, messageId, answer: text, citations, droppedQuotes, fallback, followUps, approval };
}
