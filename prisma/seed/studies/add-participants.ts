import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { analyseSession } from "@/lib/services/insights/analyse-session";
import { complete } from "@/lib/services/interviews/complete";
import { insertTurns } from "@/lib/services/interviews/insert-turns";
import type { NewTurn } from "@/lib/services/interviews/timed-turns";
import { consentText } from "@/lib/services/participants/consent-text";
import type { ScreenerAnswers } from "@/lib/services/participants/record";
import { lockStudy } from "@/lib/services/studies/lock-study";
import type { StudyRecord } from "@/lib/services/studies/record";

export type Someone = {
  at: Date;
  /** How far they came; whoever has turns has completed. */
  status: "opened" | "consented" | "declined" | "screened_out" | "in_progress";
  name?: string | null;
  email?: string | null;
  invitationId?: string | null;
  answers?: ScreenerAnswers | null;
  turns?: NewTurn[];
  durationSeconds?: number;
};

const addSeconds = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);
/** From the first look at the link to the first question. */
const SETTLING_SECONDS = 75;

/**
 * Adds participants in the order they came, and completes the sessions of those with turns by the verbs that complete
 * everybody's: response, transcript, chapters, signals and quality. Answers the ids of the sessions, null where none is.
 */
export async function addParticipants(ctx: Context, study: StudyRecord, people: Someone[]): Promise<(string | null)[]> {
  const { workspaceId } = ctx;
  const { name } = await db().workspace.findUniqueOrThrow({ where: { id: workspaceId }, select: { name: true } });
  const { text, version } = consentText(study, name);
  const sorted = [...people].sort((a, b) => a.at.getTime() - b.at.getTime());
  const rows = sorted.map((person, at) => ({
    id: newId("participant"),
    workspaceId,
    studyId: study.id,
    number: at + 1,
    status: person.status,
    source: person.invitationId ? "invitation" : "link",
    invitationId: person.invitationId,
    name: person.name,
    email: person.email,
    createdAt: person.at,
    ...(agreed(person) && { consentText: text, consentVersion: version, consentedAt: addSeconds(person.at, 30) }),
    ...(person.answers && { screenerAnswers: person.answers, screenerVerdict: verdictOf(person) }),
  }));
  await db().study.update({ where: { id: study.id }, data: { lastParticipant: rows.length }, select: { id: true } });
  await db().participant.createMany({ data: rows });
  const sessions: (string | null)[] = [];
  for (const [at, person] of sorted.entries()) {
    const participantId = rows[at]?.id;
    sessions.push(participantId && person.turns ? await addSession(ctx, study, participantId, person) : null);
  }
  return sessions;
}

const agreed = ({ status }: Someone): boolean => status !== "opened" && status !== "declined";

const verdictOf = ({ answers, status }: Someone) => {
  const verdict = status === "screened_out" ? "not_qualified" : "qualified";
  return Object.fromEntries(Object.keys(answers ?? {}).map((id) => [id, { verdict, reason: null }]));
};

async function addSession(ctx: Context, study: StudyRecord, participantId: string, person: Someone): Promise<string> {
  const { at, turns = [], durationSeconds = 0 } = person;
  const sessionId = newId("session");
  const startedAt = addSeconds(at, SETTLING_SECONDS);
  await transaction(ctx, async (tx) => {
    const locked = await lockStudy(tx, ctx, study.id);
    await tx.db.studySession.create({
      data: {
        id: sessionId,
        workspaceId: ctx.workspaceId,
        studyId: study.id,
        participantId,
        startedAt,
        createdAt: startedAt,
      },
      select: { id: true },
    });
    await insertTurns(tx, { id: sessionId, version: turns.length, state: {} }, turns);
    const endedAt = addSeconds(startedAt, durationSeconds);
    const done = await complete(tx, ctx, { study: locked, participantId, sessionId, turns, endedAt, durationSeconds });
    if (!done) throw new Error("The demo's study has too few places.");
  });
  await analyseSession(ctx, sessionId);
  return sessionId;
}
