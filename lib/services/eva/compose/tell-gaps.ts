import type { Context } from "@/lib/core/context";
import { listed } from "@/lib/core/text/listed";
import { pool } from "@/lib/db/pool";
import { scopeValues } from "@/lib/services/evidence/scope";
import { type Gaps, gapsOf } from "../analyst/overview/gaps-of";
import { ENGLISH } from "../analyst/wording/english";
import { GERMAN } from "../analyst/wording/german";
import { leftOutLine } from "../analyst/wording/left-out";
import type { Looking } from "../prepare";
import { type Composed, plainly } from "./composed";
import { nothingAnswers } from "./nothing-answers";
import { wholeCorpus } from "./tell-overview";

const MOST = 3;
const MOST_NAMES = 4;

const GUIDES = `
  SELECT y.guide->'sections' AS sections FROM study y
   WHERE y.workspace_id = $1 AND y.status <> 'draft' AND y.type <> 'swarm'
     AND ($2::text IS NULL OR y.project_id = $2) AND $3::text[] IS NULL AND $5::text[] IS NULL AND y.id = ANY ($4)`;

/** The questions of the studies that a chat is limited to; none if it isn't limited to studies. */
async function guideOf(ctx: Context, { scope }: Looking): Promise<string[]> {
  const values = [ctx.workspaceId, ...scopeValues(scope)];
  const { rows } = await pool().query<{ sections: { questions: { text: string }[] }[] | null }>({
    name: "eva_guides",
    text: GUIDES,
    values,
  });
  return rows.flatMap(({ sections }) => (sections ?? []).flatMap(({ questions }) => questions.map(({ text }) => text)));
}

/** What was asked and hardly answered, or asked of some only. Eva doesn't make up questions, and says so. */
export async function tellGaps(ctx: Context, prepared: Looking, german: boolean): Promise<Composed> {
  const [corpus, guide] = [await wholeCorpus(ctx, prepared), await guideOf(ctx, prepared)];
  const phrases = german ? GERMAN : ENGLISH;
  const leftOut = leftOutLine(corpus.leftOut, phrases, prepared.question.turns);
  if (corpus.people === 0) return plainly(...(await nothingAnswers(ctx, prepared.scope, german)), ...leftOut);
  const wording = german ? IN_GERMAN : IN_ENGLISH;
  const { thin, missed, unasked } = gapsOf(corpus.documents, guide, phrases.someone);
  const told = [
    ...unasked.slice(0, MOST).map(wording.unasked),
    ...thin.slice(0, MOST).map(wording.thin),
    ...missed.slice(0, MOST).map(wording.missed),
  ];
  const paragraphs = told.length > 0 ? [wording.lead, ...told] : [wording.nothing];
  return plainly(...paragraphs, ...(corpus.isWhole ? [] : [wording.inPart]), ...leftOut);
}

type Wording = {
  lead: string;
  nothing: string;
  inPart: string;
  unasked(question: string): string;
  thin(gap: Gaps["thin"][number]): string;
  missed(gap: Gaps["missed"][number]): string;
};

const named = (language: "en" | "de", who: readonly string[], more: (count: number) => string): string =>
  listed(
    language,
    who.length <= MOST_NAMES ? who : [...who.slice(0, MOST_NAMES - 1), more(who.length - MOST_NAMES + 1)],
  );
const inEnglish = (who: readonly string[]) => named("en", who, (count) => `${count} others`);
const inGerman = (who: readonly string[]) => named("de", who, (count) => `${count} weitere`);

const IN_ENGLISH: Wording = {
  lead: "Eva doesn’t know what you want to find out, and makes up no questions. What was asked so far leaves this open:",
  nothing:
    "Eva doesn’t know what you want to find out, and makes up no questions. What was asked so far got answers of some length, and everybody was asked about the same, or spoke of it.",
  inPart: "There is more than Eva reads for one answer, so other gaps may be left. Choose a study or a few files.",
  unasked: (question) => `Nobody was asked this question of the guide yet: “${question}”`,
  thin: ({ question, who }) =>
    `“${question}” got no more than a few words from ${inEnglish(who)}. Ask for an example, or for the reason.`,
  missed: ({ question, asked, silent }) =>
    `“${question}” was asked of ${inEnglish(asked)}. With ${inEnglish(silent)}, nothing of it comes up in these or related words.`,
};

const IN_GERMAN: Wording = {
  lead: "Eva weiß nicht, was Sie herausfinden möchten, und denkt sich keine Fragen aus. Was bisher gefragt wurde, lässt dies offen:",
  nothing:
    "Eva weiß nicht, was Sie herausfinden möchten, und denkt sich keine Fragen aus. Was bisher gefragt wurde, bekam Antworten von einiger Länge, und alle wurden nach demselben gefragt oder sprachen davon.",
  inPart:
    "Es ist mehr, als Eva für eine Antwort liest; es kann also noch mehr fehlen. Wählen Sie eine Studie oder einige Dateien.",
  unasked: (question) => `Diese Frage des Leitfadens wurde noch niemandem gestellt: „${question}“`,
  thin: ({ question, who }) =>
    `„${question}“: Darauf ${who.length === 1 ? "antwortete" : "antworteten"} ${inGerman(who)} nur mit wenigen Worten. Fragen Sie nach einem Beispiel oder dem Grund.`,
  missed: ({ question, asked, silent }) =>
    `„${question}“ wurde nur hier gefragt: ${inGerman(asked)}. Davon ist in diesen oder verwandten Worten hier nicht die Rede: ${inGerman(silent)}.`,
};
