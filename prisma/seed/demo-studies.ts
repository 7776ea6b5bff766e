import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { ANYONE } from "@/lib/core/study/audience";
import { estimateOf } from "@/lib/core/study/estimate";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { formTurns } from "@/lib/services/interviews/form-turns";
import { create } from "@/lib/services/studies/create";
import { fromTemplates } from "@/lib/services/studies/draft/from-templates";
import { launch } from "@/lib/services/studies/launch";
import type { StudyFields, StudyRecord } from "@/lib/services/studies/record";
import { requireStudy } from "@/lib/services/studies/require-study";
import { exclude } from "@/lib/services/study-sessions/exclude";
import { demoBoard } from "./demo-board";
import { demoReadout } from "./demo-readout";
import { addParticipants, type Someone } from "./studies/add-participants";
import { EXIT_STUDY, NOT_INTERVIEWED, QUALIFIED } from "./studies/exit-study";
import { interviewTurns } from "./studies/interview-turns";
import { type Interview, readInterview } from "./studies/read-interview";
import { COMPLETED, STILL_INVITED, TOOLS_SURVEY } from "./studies/tools-survey";

const INTERVIEWS = "prisma/seed/studies/interviews";
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DRAFT_QUESTION = "How do small teams decide who may spend money?";

/** Eight in the morning (UTC) of a day so many days ago, so that what happened after it lies in the past. */
const morning = (daysAgo: number): Date => new Date(Math.floor(Date.now() / DAY_MS - daysAgo) * DAY_MS + 8 * HOUR_MS);
const after = (start: Date, hours: number): Date => new Date(start.getTime() + hours * HOUR_MS);

/** A draft that Eva wrote, an ended interview study with its sessions and readout, and a survey that is running. */
export async function demoStudies(ctx: Context, projectId: string): Promise<void> {
  await exitStudy(ctx, projectId);
  await toolsSurvey(ctx, projectId);
  const { guide, screener, title, language } = fromTemplates({
    question: DRAFT_QUESTION,
    type: "ai-curated-interview",
  });
  await create(ctx, {
    title,
    language,
    guide,
    screener,
    projectId,
    question: DRAFT_QUESTION,
    type: "ai-curated-interview",
    audience: {
      ...ANYONE,
      locations: ["US-CA", "DE"],
      demographics: { ...ANYONE.demographics, ageMin: 25, ageMax: 45 },
    },
    targetParticipants: 5,
    rewardCents: 2_000,
    durationMin: 20,
  });
}

async function exitStudy(ctx: Context, projectId: string): Promise<void> {
  const start = morning(9);
  const files = (await readdir(INTERVIEWS)).sort();
  const interviews = files.map((name) => readInterview(join(INTERVIEWS, name)));
  const fields = { ...EXIT_STUDY, projectId, targetParticipants: interviews.length };
  const study = await launched(ctx, fields, start);
  const interviewed = interviews.map((interview): Someone => {
    const turns = interviewTurns(interview, study.guide);
    const durationSeconds = Math.ceil(turns.at(-1)?.endSeconds ?? 0);
    const { name, email, hours } = interview;
    return { at: after(start, hours), status: "in_progress", name, email, answers: QUALIFIED, turns, durationSeconds };
  });
  const others = NOT_INTERVIEWED.map(({ hours, ...rest }): Someone => ({ at: after(start, hours), ...rest }));
  const sessions = await addParticipants(ctx, study, [...interviewed, ...others]);
  const rushed = rushedOne(interviews, sessions);
  if (rushed) await exclude(ctx, study.id, rushed, "Eight answers of a word or two in five seconds.");
  const last = Math.max(...interviews.map(({ hours }) => hours));
  const end = after(start, last + 0.5);
  await backdate(study.id, { endedAt: end, updatedAt: end });
  await demoBoard(ctx, study.id);
  await demoReadout(ctx, study.id);
}

/** The session of whoever rushed through it: sessions come in the order of the hours. */
function rushedOne(interviews: Interview[], sessions: (string | null)[]): string | null {
  const inOrder = [...interviews].sort((a, b) => a.hours - b.hours);
  const at = inOrder.findIndex(({ typing }) => typing === "rushed");
  return sessions.filter((id) => id !== null)[at] ?? null;
}

async function toolsSurvey(ctx: Context, projectId: string): Promise<void> {
  const start = morning(2);
  const study = await launched(ctx, { ...TOOLS_SURVEY, projectId, deadline: after(start, 24 * 21) }, start);
  const invited = new Map<string, string>();
  const wanted = [...COMPLETED.flatMap(({ email }) => (email ? [{ email, status: "sent" }] : [])), ...STILL_INVITED];
  await db().invitation.createMany({
    data: wanted.map(({ email, status }) => {
      const id = newId("invitation");
      invited.set(email, id);
      const { workspaceId } = ctx;
      return {
        id,
        workspaceId,
        studyId: study.id,
        email,
        status,
        createdAt: start,
        sentAt: start,
        reminders: MOST_REMINDERS,
      };
    }),
  });
  const done = COMPLETED.map(({ hours, seconds, email, answers }): Someone => {
    const manners = Object.fromEntries(
      Object.entries(answers).map(([id, answer]) => [
        id,
        { typedMs: String(answer).length * (seconds < 10 ? 20 : 180) },
      ]),
    );
    const turns = formTurns(study.guide, new Map(Object.entries(answers)), manners, "en");
    const invitationId = email ? invited.get(email) : null;
    return { at: after(start, hours), status: "in_progress", email, invitationId, turns, durationSeconds: seconds };
  });
  const looking = STILL_INVITED.filter(({ opened }) => opened).map(
    ({ email }): Someone => ({ at: after(start, 30), status: "opened", email, invitationId: invited.get(email) }),
  );
  await addParticipants(ctx, study, [...done, ...looking]);
  await backdate(study.id, { updatedAt: start });
}

/** Nobody of the demo is written to, not even where mails are really sent. */
const MOST_REMINDERS = 2;

type Times = { createdAt?: Date; launchedAt?: Date; endedAt?: Date; updatedAt: Date };
const backdate = (id: string, data: Times) => db().study.update({ where: { id }, data, select: { id: true } });

/** Makes a study, launches it as if that had been long ago, and notes what it cost. */
async function launched(ctx: Context, fields: StudyFields & { title: string }, at: Date): Promise<StudyRecord> {
  const { id } = await create(ctx, fields);
  await transaction(ctx, (tx) => launch(tx, ctx, id));
  await backdate(id, { createdAt: after(at, -2), launchedAt: at, updatedAt: at });
  const study = await requireStudy(ctx, id);
  const { totalCents, lines } = estimateOf(study);
  await db().charge.create({
    data: {
      id: newId("charge"),
      workspaceId: ctx.workspaceId,
      studyId: id,
      kind: "launch",
      status: "paid",
      service: "sandbox",
      customerReference: `demo_${ctx.workspaceId}`,
      description: `Launch of “${study.title}”`,
      lines,
      amountCents: totalCents,
      createdAt: at,
      paidAt: at,
    },
    select: { id: true },
  });
  return study;
}
