import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { ANYONE } from "@/lib/core/study/audience";
import { EMPTY_SWARM_PLAN } from "@/lib/core/study/empty-swarm-plan";
import { USUAL_SETTINGS } from "@/lib/core/study/settings";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { requireProject } from "@/lib/services/projects/require-project";
import { COUNTS, type CountedRow, fromRow, WHOLE } from "./read";
import type { Counted, StudyFields, StudyRecord } from "./record";
import { slugsFor } from "./slugs-for";
import { guideWithIds, screenerWithIds } from "./with-ids";

// Waits for a concurrent insert of the slug, then yields to it: no row means that the next slug is tried.
const INSERT = `
  INSERT INTO study AS s (id, workspace_id, created_by_id, slug, title, type, project_id, question, description,
    duration_min, language, guide, screener, audience, settings, swarm, target_participants, reward_cents, deadline, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13::jsonb, $14::jsonb, $15::jsonb, $16::jsonb, $17, $18,
    $19::timestamptz, now())
  ON CONFLICT (workspace_id, slug) DO NOTHING RETURNING ${WHOLE}, ${COUNTS}`;

/** Creates a draft. Its slug is made from the title and is unique in the workspace. */
export async function create(
  ctx: Context,
  input: StudyFields & { title: string },
  id = newId("study"),
): Promise<Counted<StudyRecord>> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    if (typeof input.projectId === "string") await requireProject(tx, ctx, input.projectId);
    for (const slug of slugsFor(input.title)) {
      const values = [id, ctx.workspaceId, personOf(ctx), slug, ...columnsOf(input)];
      const [row] = await tx.db.$queryRawUnsafe<CountedRow[]>(INSERT, ...values.map((value) => value ?? null));
      if (!row) continue;
      audit(tx, { action: "study.created", targetId: id });
      emit(tx, "study.changed", id, { studyId: id, status: row.status });
      return fromRow(row);
    }
    throw new Error("there is always another slug");
  });
}

const columnsOf = (input: StudyFields & { title: string }) => [
  input.title,
  input.type ?? "ai-curated-interview",
  input.projectId,
  input.question,
  input.description,
  input.durationMin,
  input.language,
  JSON.stringify(guideWithIds(input.guide ?? { sections: [] })),
  JSON.stringify(screenerWithIds(input.screener ?? { questions: [] })),
  JSON.stringify(input.audience ?? ANYONE),
  JSON.stringify({ ...USUAL_SETTINGS, ...input.settings }),
  swarmOf(input),
  input.targetParticipants,
  input.rewardCents,
  input.deadline?.toISOString(),
];

/** A Swarm study starts with a plan to fill in. */
function swarmOf({ type, swarm }: StudyFields): string | null {
  const plan = swarm ?? (type === "swarm" ? EMPTY_SWARM_PLAN : null);
  return plan && JSON.stringify(plan);
}
