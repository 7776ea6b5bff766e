import { languageOf } from "@/lib/core/languages";
import { pool } from "@/lib/db/pool";
import { formTurns } from "@/lib/services/interviews/form-turns";
import { readState } from "@/lib/services/interviews/moderator/state";
import { type Caller, type Found, findParticipant } from "./find";
import { labelOf, type OwnData, type TurnRole } from "./record";

const RECORDED = `
  SELECT EXISTS (SELECT 1 FROM file f WHERE f.session_id = $1)
      OR EXISTS (SELECT 1 FROM spoken_answer a WHERE a.session_id = $1) AS recording`;
const SPOKEN = `
  SELECT speaker, text, coalesce(start_seconds, 0)::float AS at FROM segment WHERE owner_id = $1
   ORDER BY coalesce(position, index)`;

const time = (text: string | null): Date | null => (text === null ? null : new Date(text));

/**
 * Everything stored about a participant, for the participant. Throws `not_found`, and `conflict` before they started.
 */
export async function ownData(caller: Caller, token: string): Promise<OwnData> {
  const found = await findParticipant(caller, token);
  const { participant, session, study } = found;
  return {
    participant: {
      label: labelOf(participant.number),
      status: participant.status,
      source: participant.source,
      name: participant.name,
      email: participant.email,
      timeZone: participant.timeZone,
      consentText: participant.consentText,
      createdAt: new Date(participant.createdAt),
      consentedAt: time(participant.consentedAt),
    },
    screener: study.screener.questions.flatMap(({ id, label }) => {
      const answer = participant.screenerAnswers?.[id];
      return answer === undefined ? [] : [{ question: label, answer }];
    }),
    session: session && {
      startedAt: new Date(session.startedAt),
      endedAt: time(session.endedAt),
      status: session.status,
      turns:
        session.turns.length > 0 ? session.turns.map(shown) : [...unsent(found), ...(await fromTranscript(session.id))],
    },
    recording: session !== null && (await isRecorded(session.id)),
  };
}

const shown = ({ role, text, startSeconds }: { role: TurnRole; text: string; startSeconds: number }) => ({
  role,
  text,
  atSeconds: startSeconds,
});

/** What is filled in on a form is stored with us before it is sent. */
function unsent({ study, session }: Found) {
  const draft = Object.entries(readState(session?.state).draft ?? {});
  return formTurns(study.guide, new Map(draft), {}, languageOf(study.language)).map(shown);
}

/** A live interview has no turns: its content is its transcript. */
async function fromTranscript(sessionId: string) {
  const { rows } = await pool().query<{ speaker: string | null; text: string; at: number }>(SPOKEN, [sessionId]);
  return rows.map(({ speaker, text, at }) => {
    const role: TurnRole = speaker === "Moderator" ? "moderator" : "participant";
    return { role, text, atSeconds: at };
  });
}

async function isRecorded(sessionId: string): Promise<boolean> {
  const { rows } = await pool().query<{ recording: boolean }>(RECORDED, [sessionId]);
  return rows[0]?.recording ?? false;
}
