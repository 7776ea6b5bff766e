import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { PLAN_FACTS } from "@/lib/core/plans";
import { permit } from "@/lib/services/access/permit";
import { requireScope, type Scope } from "@/lib/services/evidence/scope";
import { get } from "@/lib/services/threads/get";
import type { Question, Turn } from "./analyst/analyst";

export type Asking = Scope & { question: string; threadId?: string; instructions?: string };

/** A question that may be asked: who asks, of what, and what was said in the chat before. */
export type Prepared = { question: Question; scope: Scope; threadId: string | null; asked: string };

const REMEMBERED = 8;

/**
 * Checks everything that can be wrong with a question before anything is answered. Throws `plan_required` for
 * instructions on a plan without steering, and `not_found` for a chat, project, study or file that is not there.
 */
export async function prepare(ctx: Context, asking: Asking): Promise<Prepared> {
  permit(ctx, "eva.ask");
  const { question, threadId, instructions } = asking;
  if (instructions && !PLAN_FACTS[ctx.plan].steering)
    throw new AppError("plan_required", "Steering Eva with instructions is part of the Team and Scale plans.");
  const thread = threadId === undefined ? null : await get(ctx, threadId, asking.projectId);
  const projectId = asking.projectId ?? thread?.projectId ?? undefined;
  const named = (ids: string[] | undefined) => (ids?.length ? ids : undefined);
  const scope = { projectId, fileIds: named(asking.fileIds), studyIds: named(asking.studyIds) };
  await requireScope(ctx, scope);
  const turns: Turn[] = (thread?.messages ?? []).slice(-REMEMBERED).map(({ role, text }) => ({ role, text }));
  return {
    question: { text: question, turns, instructions },
    scope,
    threadId: thread?.id ?? null,
    asked: question,
  };
}
