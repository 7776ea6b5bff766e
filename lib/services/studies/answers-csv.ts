import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { permit } from "@/lib/services/access/permit";
import { type CsvFile, csvFile } from "@/lib/services/csv/csv-file";
import { csvStream } from "@/lib/services/csv/csv-stream";
import { pagedRows } from "@/lib/services/csv/paged-rows";
import { listResponses } from "@/lib/services/study-sessions/list-responses";
import type { ResponseRecord } from "@/lib/services/study-sessions/record";
import { requireStudy } from "./require-study";
import { requireTest } from "./require-test";

const ROWS_AT_ONCE = 500;
const COLUMNS = ["Participant", "Quality", "Reasons", "Finished at", "Length (s)", "Link"];

/**
 * Every finished session of a study with people as CSV, newest first, with one column a question. Excluded and flagged
 * ones are in it and marked. Throws `not_found` before the first byte.
 */
export async function answersCsv(ctx: Context, idOrSlug: string): Promise<CsvFile> {
  permit(ctx, "workspace.read");
  const study = await requireStudy(ctx, idOrSlug);
  requireTest(study);
  const questions = study.guide.sections.flatMap((section) => section.questions);
  const read = (cursor?: string) => listResponses(ctx, study.id, { limit: ROWS_AT_ONCE, cursor });
  const columns = [...COLUMNS, ...questions.map(({ text }, at) => `${at + 1}. ${text}`)];
  const ids = questions.map(({ id }) => id);
  const rows = await pagedRows(read, (response) => rowOf(response, ids));
  return csvFile({ title: study.title, what: "answers" }, csvStream(ctx, columns, rows));
}

function rowOf(response: ResponseRecord, questionIds: string[]): (string | number | null)[] {
  const { participant, quality, submittedAt, durationSeconds, studyId, sessionId, answers, withdrawn } = response;
  const link = new URL(`/studies/${studyId}/sessions/${sessionId}`, config().APP_URL).href;
  const reasons = quality.reasons.map(({ text }) => text).join(" ");
  const given = questionIds.map((id) => {
    const answer = answers[id]?.answer ?? null;
    return Array.isArray(answer) ? answer.join("; ") : answer;
  });
  const rating = withdrawn ? "withdrawn" : quality.rating;
  return [participant.label, rating, reasons, submittedAt.toISOString(), durationSeconds, link, ...given];
}
