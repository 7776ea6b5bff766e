import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { changedFields } from "@/lib/services/audit/changed-fields";
import { changesOf } from "@/lib/services/audit/changes-of";
import { closeCheckout } from "@/lib/services/billing/close-checkout";
import { requireProject } from "@/lib/services/projects/require-project";
import { get } from "./get";
import { lockStudy } from "./lock-study";
import { COUNTS, type CountedRow, fromRow, WHOLE } from "./read";
import type { Counted, StudyFields, StudyRecord } from "./record";
import { allows, requireState } from "./states";
import { guideWithIds, screenerWithIds } from "./with-ids";

const SAVE = `
  UPDATE study s SET title = $3, type = $4, project_id = $5, question = $6, description = $7, duration_min = $8,
         language = $9, guide = $10::jsonb, screener = $11::jsonb, audience = $12::jsonb, settings = $13::jsonb,
         swarm = $14::jsonb, target_participants = $15, reward_cents = $16, deadline = $17::timestamptz,
         updated_at = greatest(now(), s.updated_at + interval '1 millisecond')
   WHERE s.id = $1 AND s.workspace_id = $2 RETURNING ${WHOLE}, ${COUNTS}`;

/**
 * Changes the given fields of a draft, and closes its open checkout, whose price may no longer be right; of a launched
 * study, only project, title and, until it has ended, deadline. Present values change nothing. Throws `conflict` for
 * any other change after the launch, and if `expectedUpdatedAt` isn't the stored one.
 */
export async function update(
  ctx: Context,
  idOrSlug: string,
  fields: StudyFields,
  expectedUpdatedAt?: Date,
): Promise<Counted<StudyRecord>> {
  permit(ctx, "study.write");
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (given.length === 0) return get(ctx, idOrSlug);
  const saved = await transaction(ctx, async (tx) => {
    // The project first: deleting a project locks its studies after it.
    if (typeof fields.projectId === "string") await requireProject(tx, ctx, fields.projectId);
    const study = await lockStudy(tx, ctx, idOrSlug);
    const isHarmless = given.every(([name, value]) => isChangeable(study, name, value));
    if (!isHarmless) requireState(study.status, "edit");
    if (expectedUpdatedAt && expectedUpdatedAt.getTime() !== study.updatedAt.getTime()) throw changedMeanwhile();
    const wanted = merged(study, fields);
    const changed = changedFields(study, wanted);
    if (changed.length === 0) return null;
    if (study.status === "draft" && !changed.every((name) => name === "projectId"))
      await closeCheckout(tx, ctx, study.id);
    const values = columnsOf(wanted);
    const [row] = await tx.db.$queryRawUnsafe<CountedRow[]>(SAVE, study.id, ctx.workspaceId, ...values);
    if (!row) throw new Error("a locked study is gone");
    const changes = plainChanges(study, fields);
    audit(tx, { action: "study.updated", targetId: study.id, details: { fields: changed }, changes });
    emit(tx, "study.changed", study.id, { studyId: study.id, status: row.status });
    return fromRow(row);
  });
  return saved ?? get(ctx, idOrSlug);
}

/** What changes neither what people are asked nor what it costs: project, title, and until when they may start. */
function isChangeable(study: StudyRecord, name: string, value: unknown): boolean {
  if (name === "projectId" || name === "title") return true;
  return name === "deadline" && allows(study.status, "end") && isAhead(value as Date | null);
}

/** A study is ended by a button, not by a deadline in the past. */
function isAhead(deadline: Date | null): boolean {
  if (deadline === null || deadline.getTime() > Date.now()) return true;
  throw new AppError("invalid", "The deadline must be in the future.", {
    problems: [{ path: "settings.deadline", message: "The deadline must be in the future." }],
  });
}

/** Guide, screener and settings are too long for the log, which only records that they changed. */
function plainChanges(study: StudyRecord, fields: StudyFields) {
  const {
    guide: _guide,
    screener: _screener,
    settings: _settings,
    audience: _audience,
    swarm: _swarm,
    ...plain
  } = fields;
  return changesOf({ ...study }, plain);
}

const changedMeanwhile = () => new AppError("conflict", "Somebody else changed this study in the meantime.");

function merged(study: StudyRecord, fields: StudyFields): StudyRecord {
  const { guide, screener, settings, ...rest } = fields;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...study,
    ...given,
    ...(guide && { guide: guideWithIds(guide) }),
    ...(screener && { screener: screenerWithIds(screener) }),
    ...(settings && { settings: { ...study.settings, ...settings } }),
  };
}

const columnsOf = (study: StudyRecord) => [
  study.title,
  study.type,
  study.projectId,
  study.question,
  study.description,
  study.durationMin,
  study.language,
  JSON.stringify(study.guide),
  JSON.stringify(study.screener),
  JSON.stringify(study.audience),
  JSON.stringify(study.settings),
  study.swarm && JSON.stringify(study.swarm),
  study.targetParticipants,
  study.rewardCents,
  study.deadline?.toISOString() ?? null,
];
