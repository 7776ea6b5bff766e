import type { Context } from "@/lib/core/context";
import { onTheRecord } from "@/lib/core/private/private-lines";
import { pool } from "@/lib/db/pool";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { type Scope, scopeValues } from "@/lib/services/evidence/scope";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import { wholeTranscripts } from "@/lib/services/evidence/whole-transcripts";
import { readAnswer } from "@/lib/services/interviews/moderator/read-answer";
import type { AnalysisLine } from "./line";
import { pacer } from "./pacer";
import { readTurns } from "./read-turns";

type TranscriptRow = {
  owner_id: string;
  participant_id: string | null;
  language: string | null;
  version: number;
  speakers: SpeakerShare[];
};

/** What participants said, in order; `versions` are those of the transcripts read, by owner. */
export type Loaded = { lines: AnalysisLine[]; versions: Map<string, number> };

const TRANSCRIPTS = `
  SELECT t.owner_id, n.participant_id, t.language, t.version, t.speakers
    FROM transcript t
    LEFT JOIN file f ON f.id = t.file_id
    LEFT JOIN study_session n ON n.id = t.session_id
    LEFT JOIN study y ON y.id = n.study_id
   WHERE t.workspace_id = $1 AND n.excluded_at IS NULL AND f.session_id IS NULL
     AND ($2::text IS NULL OR coalesce(f.project_id, y.project_id) = $2)
     AND (num_nonnulls($3::text[], $4::text[], $5::text[]) = 0 OR f.id = ANY ($3) OR y.id = ANY ($4) OR n.id = ANY ($5))
   ORDER BY coalesce(f.created_at, n.created_at), t.owner_id`;

/** A longer one may say why. */
const LONGEST_REFUSAL = 60;
/** "That's all, thank you" and "I'd rather not say" are evidence of nothing. */
const isNoAnswer = (text: string): boolean =>
  text.length <= LONGEST_REFUSAL && ["refused", "stop"].includes(readAnswer(text).kind);

/**
 * Reads what may be quoted within a scope, transcript by transcript in order, with the question before each line; not
 * what people ask to keep private, nor that they have no more to say.
 */
export async function loadLines(ctx: Context, asked: Scope): Promise<Loaded> {
  const scope = [ctx.workspaceId, ...scopeValues(asked)];
  const found = await pool().query<TranscriptRow>({ name: "analysis_transcripts", text: TRANSCRIPTS, values: scope });
  const transcripts = new Map(found.rows.map((row) => [row.owner_id, { row, moderators: moderatorsOf(row.speakers) }]));
  const read = await wholeTranscripts(ctx.workspaceId, [...transcripts.keys()].sort());
  const lines: AnalysisLine[] = [];
  const breathe = pacer();
  for (const [ownerId, transcript] of read) {
    const { row: told, moderators } = transcripts.get(ownerId) ?? {};
    if (!told || !moderators) continue;
    await breathe();
    const said = onTheRecord(transcript, ({ speaker, text }) => ({
      owner: ownerId,
      speaker,
      text,
      isAsking: moderators.has(speaker),
    }));
    for (const { turn, ...answering } of readTurns(said, ownerId, told.speakers))
      if (turn.citable && !isNoAnswer(turn.text))
        lines.push({
          ownerId,
          ...answering,
          index: turn.index,
          speaker: turn.speaker,
          participantId: told.participant_id,
          language: told.language,
          text: turn.text,
          startSeconds: turn.startSeconds,
          endSeconds: turn.endSeconds,
        });
  }
  return { lines, versions: new Map(found.rows.map(({ owner_id, version }) => [owner_id, version])) };
}
