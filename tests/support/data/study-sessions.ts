import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import type { Guide } from "@/lib/core/study/guide";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { transaction } from "@/lib/db/transaction";
import { responseAnswers } from "@/lib/services/interviews/response-answers";
import { segmentsOf } from "@/lib/services/interviews/segments-of";
import type { NewTurn } from "@/lib/services/interviews/timed-turns";
import type { AnswerValue, Manner } from "@/lib/services/participants/record";
import { storeSessionTranscript } from "@/lib/services/transcripts/store-session";

/** An answer to a question of the guide; a second one to the same question answers a follow-up. */
export type Given = { questionId: string; text: string; value?: AnswerValue; manner?: Manner };

type Study = { id: string; workspaceId: string; guide: unknown; language?: string | null };
type More = {
  session?: Partial<Prisma.StudySessionUncheckedCreateInput>;
  participant?: Partial<Prisma.ParticipantUncheckedCreateInput>;
};

const LASTING_SECONDS = 20;

/** The turns of a session: each question is asked at once, and each answer starts 3 s later and takes 20 s. */
export function turnsOf(guide: Guide, given: readonly Given[]): NewTurn[] {
  const questions = new Map(guide.sections.flatMap(({ questions }) => questions.map(({ id, text }) => [id, text])));
  const asked = new Set<string>();
  return given.flatMap(({ questionId, text, value = null, manner = {} }, at): NewTurn[] => {
    const start = at * (LASTING_SECONDS + 3);
    const followUp = asked.has(questionId);
    asked.add(questionId);
    const question = followUp ? "Can you say more about that?" : (questions.get(questionId) ?? "");
    const places = { startSeconds: start + 3, endSeconds: start + 3 + LASTING_SECONDS };
    return [
      {
        index: at * 2,
        role: "moderator",
        kind: followUp ? "followup" : "question",
        questionId,
        text: question,
        value: null,
        startSeconds: start,
        endSeconds: start,
        manner: {},
      },
      { index: at * 2 + 1, role: "participant", kind: "answer", questionId, text, value, manner, ...places },
    ];
  });
}

/** A new participant's completed session, with its turns and transcript, as the interview leaves it. */
export async function addSession(ctx: Context, study: Study, given: readonly Given[], more: More = {}) {
  const { workspaceId, id: studyId } = study;
  const guide = study.guide as Guide;
  const { lastParticipant: number } = await db().study.update({
    where: { id: studyId },
    data: { lastParticipant: { increment: 1 } },
    select: { lastParticipant: true },
  });
  const participantId = newId("participant");
  const owner = { workspaceId, studyId };
  await db().participant.create({
    data: { id: participantId, ...owner, number, status: "completed", source: "link", ...more.participant },
  });
  const turns = turnsOf(guide, given);
  const durationSeconds = given.length * (LASTING_SECONDS + 3);
  const endedAt = new Date();
  const startedAt = new Date(endedAt.getTime() - durationSeconds * 1000);
  const sessionId = newId("session");
  const done = { status: "completed", responseId: newId("response"), startedAt, endedAt, durationSeconds };
  const answers = responseAnswers(guide, turns);
  await db().studySession.create({
    data: { id: sessionId, ...owner, participantId, ...done, answers, version: turns.length, ...more.session },
  });
  const rows = turns.map(({ value, manner, ...turn }) => ({
    ...turn,
    sessionId,
    manner,
    ...(value !== null && { value }),
  }));
  await db().turn.createMany({ data: rows });
  const segments = segmentsOf(turns, `P${number}`);
  const transcript = { workspaceId, sessionId, language: study.language ?? "en", segments };
  await transaction(ctx, (tx) => storeSessionTranscript(tx, transcript));
  return { sessionId, participantId, number, responseId: done.responseId };
}
