import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Tell } from "@/lib/core/work-progress";
import { pool } from "@/lib/db/pool";
import { germanStudies } from "@/lib/services/analysis/language";
import { personOf, type QuoteRef } from "@/lib/services/analysis/line";
import { loadLines } from "@/lib/services/analysis/load-lines";
import { analyse } from "@/lib/services/readouts/make/analyse";
import type { Draft } from "@/lib/services/readouts/make/found";
import { loadSaid, type Said } from "@/lib/services/readouts/make/load-said";
import { read } from "@/lib/services/readouts/read";
import type { ReadoutRecord } from "@/lib/services/readouts/record";
import { requireStudy } from "@/lib/services/studies/require-study";
import type { Findings, Theme, Voice } from "./findings";
import type { Words } from "./words/english";
import { wordsIn } from "./words/words-of";

const SESSIONS = `
  SELECT min(n.ended_at) AS first, max(n.ended_at) AS last
    FROM study_session n
   WHERE n.study_id = $1 AND n.workspace_id = $2 AND n.status = 'completed' AND n.excluded_at IS NULL`;

type Sessions = { first: Date | null; last: Date | null };

/**
 * What each study found, and what the files say together, in the order they were named: a study's edited readout, or
 * else what its sessions say. Throws `not_found`, and `conflict` if there is nothing to write from.
 */
export async function loadFindings(
  ctx: Context,
  { studyIds, fileIds }: { studyIds: readonly string[]; fileIds: readonly string[] },
  tell: Tell,
): Promise<Findings[]> {
  const all: Findings[] = [];
  for (const studyId of studyIds) all.push(await ofStudy(ctx, studyId, tell));
  if (fileIds.length > 0) all.push(await ofFiles(ctx, fileIds, tell));
  if (all.every(({ themes }) => themes.length === 0))
    throw new AppError("conflict", "There is nothing to write from yet: no session or file says enough.");
  return all;
}

async function ofStudy(ctx: Context, studyId: string, tell: Tell): Promise<Findings> {
  const study = await requireStudy(ctx, studyId);
  if (study.type === "swarm")
    throw new AppError(
      "conflict",
      "Reports are written from what people said. To report on what AI agents found, use the page of their run.",
    );
  const { rows } = await pool().query<Sessions>(SESSIONS, [study.id, ctx.workspaceId]);
  const [sessions] = rows;
  const isGerman = (await germanStudies(ctx, [study.id])).has(study.id);
  const words = wordsIn(isGerman);
  const about = {
    studyId: study.id,
    title: study.title,
    question: study.question,
    method: words.methods[study.type],
    isGerman,
    from: sessions?.first?.toISOString() ?? null,
    to: sessions?.last?.toISOString() ?? null,
  };
  const readout = await read(ctx, study.id);
  if (readout.generatedAt !== null) return { ...about, ...ofReadout(readout, words) };
  const said = await loadSaid(ctx, study.id);
  return { ...about, ...ofDraft(await analyse(ctx, said, { tell }), said, words) };
}

type Found = Omit<Findings, "studyId" | "title" | "question" | "method" | "from" | "to" | "isGerman">;

/** The visible part of a readout, with people's changes. */
function ofReadout({ themes, nextSteps, basedOn, leftOut, ...readout }: ReadoutRecord, words: Words): Found {
  const voices = (clips: ReadoutRecord["themes"][number]["claims"][number]["clips"], stance: "support" | "against") =>
    clips
      .filter((clip) => clip.stance === stance)
      .map(
        ({ participantId, passage }): Voice => ({
          person: participantId ?? `${passage.ownerId}:${passage.speaker ?? ""}`,
          quoted: { passageId: passage.id },
        }),
      );
  return {
    sessions: basedOn.sessions,
    people: basedOn.participants,
    leftOut,
    summary: readout.summary ?? "",
    themes: themes
      .filter(({ hidden }) => !hidden)
      .map(({ title, summary, claims }) => ({
        title,
        summary,
        claims: claims
          .filter(({ hidden, clips }) => !hidden && clips.length > 0)
          .map(({ text, strength, clips }) => ({
            text,
            isOpen: strength === "open",
            support: voices(clips, "support"),
            against: voices(clips, "against"),
          })),
      })),
    nextSteps: nextSteps.filter(({ hidden }) => !hidden).map(({ text }) => text),
    basis: words.from.readout(readout.generatedAt),
    madeBy: readout.madeBy ?? "built-in",
  };
}

const toVoice = (ref: QuoteRef): Voice => ({ person: ref.person, quoted: { ref } });

function ofDraft(made: Draft, said: Said, words: Words): Found {
  const themes: Theme[] = made.themes.map(({ title, summary, claims }) => ({
    title,
    summary,
    claims: claims.map(({ text, leaning, support, against }) => ({
      text,
      isOpen: leaning === "open",
      support: support.map(toVoice),
      against: against.map(toVoice),
    })),
  }));
  return {
    sessions: said.sessions,
    people: said.participants.length,
    leftOut: said.leftOut,
    summary: made.summary,
    themes,
    nextSteps: made.steps.map(({ text }) => text),
    basis: [words.from.transcripts, ...(made.fallback ? [words.from.withoutModel] : [])].join(" "),
    madeBy: made.madeBy,
  };
}

/** Files are read together, as one body of interviews. */
async function ofFiles(ctx: Context, fileIds: readonly string[], tell: Tell): Promise<Findings> {
  const { lines, versions } = await loadLines(ctx, { fileIds: [...fileIds] });
  const participants = [...new Set(lines.map(personOf))];
  const german = lines.filter(({ language }) => language?.toLowerCase().startsWith("de")).length;
  const sessions = new Set(lines.map(({ ownerId }) => ownerId)).size;
  const isGerman = german * 2 > lines.length;
  const words = wordsIn(isGerman);
  const title = words.files(fileIds.length);
  const about = { studyId: null, title, question: null, method: words.methods.files, isGerman };
  const people = new Map<string, string>();
  const said = {
    ...{ at: new Date(), title, lines, versions, sessions, participants, people },
    ...{ leftOut: [], isGerman, isSurvey: false },
  };
  return { ...about, from: null, to: null, ...ofDraft(await analyse(ctx, said, { tell }), said, words) };
}
