import type { Context } from "@/lib/core/context";
import { permit } from "@/lib/services/access/permit";
import { type CsvFile, csvFile } from "@/lib/services/csv/csv-file";
import { csvStream } from "@/lib/services/csv/csv-stream";
import { pagedRows } from "@/lib/services/csv/paged-rows";
import { requireStudy } from "@/lib/services/studies/require-study";
import { requireTest } from "@/lib/services/studies/require-test";
import { list, type ParticipantFilter } from "./list";
import type { ParticipantRecord } from "./record";

const ROWS_AT_ONCE = 500;
const COLUMNS = ["Participant", "Status", "Name", "Email", "Came via", "Reward", "Opened at", "Started at", "Ended at"];
/** What is recorded as queued is due until somebody pays it. */
const REWARDS: Record<ParticipantRecord["rewardStatus"], string> = { none: "", queued: "due", paid: "paid" };

/**
 * The participants of a study as CSV, newest first, with one column for each question of the screener: for paying
 * rewards, and for keeping track. Throws `not_found` before the first byte.
 */
export async function participantsCsv(ctx: Context, idOrSlug: string, filter: ParticipantFilter): Promise<CsvFile> {
  permit(ctx, "workspace.read");
  const study = await requireStudy(ctx, idOrSlug);
  requireTest(study);
  const { questions } = study.screener;
  const read = (cursor?: string) => list(ctx, study.id, { ...filter, limit: ROWS_AT_ONCE, cursor });
  const columns = [...COLUMNS, ...questions.map(({ label }, at) => `Screener ${at + 1}. ${label}`)];
  const ids = questions.map(({ id }) => id);
  const rows = await pagedRows(read, (person) => rowOf(person, ids));
  return csvFile({ title: study.title, what: "participants" }, csvStream(ctx, columns, rows));
}

function rowOf(person: ParticipantRecord, questionIds: string[]): (string | number | null)[] {
  const { label, name, email, source, rewardStatus, createdAt, startedAt, endedAt, screenerAnswers } = person;
  const time = (date: Date | null) => date?.toISOString() ?? null;
  const given = questionIds.map((id) => {
    const answer = screenerAnswers.find(({ questionId }) => questionId === id)?.answer ?? null;
    return Array.isArray(answer) ? answer.join("; ") : answer;
  });
  const times = [time(createdAt), time(startedAt), time(endedAt)];
  const status = person.screenedOutReason === "study_ended" ? person.screenedOutReason : person.status;
  return [label, status.replace("_", " "), name, email, source, REWARDS[rewardStatus], ...times, ...given];
}
