import { setTimeout } from "node:timers/promises";
import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { get } from "@/lib/services/threads/get";
import { questionAct } from "./act";
import { atOnce } from "./ask";
import { isBeingAnswered } from "./claim-question";
import { saysFallback } from "./compose/fallback-words";
import type { Asking } from "./prepare";
import type { Reply } from "./record";

/** How long an answer is repeated to someone who asks the same in the same chat: they came back for it. */
const REPEATS_MS = 10 * 60_000;
const LOOKS_MS = 250;

/** `reply` is null while Eva is still working: the answer is stored in the chat when it is ready. */
export type Within = { threadId: string; reply: Reply | null };

type Patience = { patienceMs: number; repeatKey?: string | undefined };

/**
 * Asks Eva and waits for a limited time. The same question in the same chat within ten minutes returns the answer
 * stored meanwhile or being given, and nothing is asked twice; under the same `repeatKey` the same goes for 24 hours,
 * also before there is a chat. Throws what asking throws, and `not_found` for a chat
 * that neither exists nor is about to.
 */
export async function askWithin(ctx: Context, asking: Asking, { patienceMs, repeatKey }: Patience): Promise<Within> {
  const untilMs = Date.now() + patienceMs;
  const chat = asking.threadId === undefined ? null : await begun(ctx, asking.threadId, untilMs);
  if (chat === "later") return { threadId: asking.threadId ?? "", reply: null };
  const known = chat && justAnswered(chat, asking);
  if (known) return { threadId: known.threadId, reply: known };
  const act = await questionAct(ctx, asking, repeatKey ?? (chat ? placeIn(chat, asking) : newId("message")));
  const { threadId } = act;
  const work = atOnce(act);
  const patience = new AbortController();
  const late = setTimeout(Math.max(0, untilMs - Date.now()), null, { signal: patience.signal }).catch(() => null);
  const reply = await Promise.race([work, late]).finally(() => patience.abort());
  if (reply === null)
    work.catch((err: unknown) => {
      log().warn({ requestId: ctx.requestId, workspaceId: ctx.workspaceId, threadId, err }, "a late answer failed");
    });
  return { threadId, reply };
}

type Chat = Awaited<ReturnType<typeof get>>;

/** A chat, also one whose first question is being answered, unless that takes longer. */
async function begun(ctx: Context, threadId: string, untilMs: number): Promise<Chat | "later"> {
  try {
    return await get(ctx, threadId);
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== "not_found") throw error;
  }
  while (await isBeingAnswered(ctx, threadId)) {
    if (Date.now() >= untilMs) return "later";
    await setTimeout(LOOKS_MS);
  }
  return get(ctx, threadId);
}

/** The same question at the same place of a chat is the same act. */
const placeIn = ({ id, messages }: Chat, { question, studyIds }: Asking): string =>
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
