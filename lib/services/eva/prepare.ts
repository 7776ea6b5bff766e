import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { PLAN_FACTS } from "@/lib/core/plans";
import { hasModel } from "@/lib/integrations/model/model";
import { permit } from "@/lib/services/access/permit";
import { requireScope, type Scope } from "@/lib/services/evidence/scope";
import { get } from "@/lib/services/threads/get";
import type { MessageRecord, ThreadScope } from "@/lib/services/threads/record";
import { type Versions, versionsIn } from "@/lib/services/transcripts/versions-in";
import type { Question, Turn } from "./analyst/analyst";
import { longHand } from "./reading/long-hand";

export type Asking = Scope & { question: string; threadId?: string; instructions?: string };

/** A question, what it is answered from, and whether by a model. */
export type Looking = { question: Question; scope: Scope; byModel: boolean };

/** A validated question: who asks, about what, in which versions, and what was said in the chat before. */
export type Prepared = Looking & {
  versions: Versions;
  threadId: string | null;
  asked: string;
};

const REMEMBERED = 8;

/**
 * Checks everything that can be wrong with a question before anything is answered. A question that names no studies or
 * files uses its chat's scope. Throws `plan_required` for instructions on a plan without steering, and `not_found` for
 * a missing chat, project, study or file.
 */
export async function prepare(ctx: Context, asking: Asking): Promise<Prepared> {
  permit(ctx, "eva.ask");
  const { question, threadId, instructions } = asking;
  requireSteering(ctx, instructions);
  const thread = threadId === undefined ? null : await get(ctx, threadId, { projectId: asking.projectId });
  const narrows = asking.fileIds !== undefined || asking.studyIds !== undefined;
  const narrowed = thread && !narrows ? scopeOf(thread.scope) : asking;
  const named = (ids: string[] | undefined) => (ids?.length ? ids : undefined);
  const scope = {
    projectId: asking.projectId ?? thread?.projectId ?? undefined,
    fileIds: named(narrowed.fileIds),
    studyIds: named(narrowed.studyIds),
  };
  await requireScope(ctx, scope);
  return {
    question: {
      text: longHand(inOneSpace(question)),
      turns: turnsOf(thread?.messages ?? []),
      instructions,
      counted: countedIn(thread?.messages ?? []),
    },
    scope,
    byModel: hasModel(),
    versions: await versionsIn(ctx, scope),
    threadId: thread?.id ?? null,
    asked: question,
  };
}

/** Throws `plan_required` for instructions on a plan without steering. */
export function requireSteering(ctx: Context, instructions: string | undefined): void {
  if (instructions && !PLAN_FACTS[ctx.plan].steering)
    throw new AppError("plan_required", "Steering Eva with instructions requires the Team or Scale plan.");
}

/** A chat's scope. If its files and studies are all gone, it is never answered from everything instead. */
export function scopeOf({ studies, files, isLost }: ThreadScope): Scope {
  if (isLost)
    throw new AppError(
      "conflict",
      "Everything this conversation was limited to has been deleted. Choose what Eva should answer from.",
    );
  return {
    ...(studies.length > 0 && { studyIds: studies.map(({ id }) => id) }),
    ...(files.length > 0 && { fileIds: files.map(({ id }) => id) }),
  };
}

/**
 * The evidence of those whom the last answer counts: in its first paragraph with quotes, which begins with how many.
 */
function countedIn(messages: readonly MessageRecord[]): ReadonlySet<string> {
  const last = messages.at(-1);
  const paragraph = last?.text.split("\n\n").find((each) => CITED.test(each)) ?? "";
  const numbers = new Set([...paragraph.matchAll(CITED_ALL)].map(([, n]) => Number(n)));
  return new Set(last?.citations.flatMap(({ n, id }) => (numbers.has(n) ? [id] : [])));
}
const CITED = /\[\d+\]/u;
const CITED_ALL = /\[(\d+)\]/gu;

/** The latest turns; of several answers to a question, the one requested last. */
export function turnsOf(messages: readonly MessageRecord[]): Turn[] {
  const replaced = new Set(messages.map(({ retryOf }) => retryOf));
  const standing = messages.filter(({ id }) => !replaced.has(id));
  return standing
    .slice(-REMEMBERED)
    .map(({ role, text }) => ({ role, text: role === "user" ? inOneSpace(text) : text }));
}

/** White space between words as one character: patterns with room for more of it would try all ways to share it. */
const inOneSpace = (text: string): string => text.replace(/\s{2,}/gu, (gap) => (gap.includes("\n") ? "\n" : " "));
