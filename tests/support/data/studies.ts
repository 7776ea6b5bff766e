import { newId } from "@/lib/core/ids";
import { ANYONE } from "@/lib/core/study/audience";
import type { Guide } from "@/lib/core/study/guide";
import type { Screener } from "@/lib/core/study/screener";
import { USUAL_SETTINGS } from "@/lib/core/study/settings";
import type { StudyStatus, StudyType } from "@/lib/core/study/types";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Person } from "@/tests/support/factories";

const question = (id: string, text: string) => ({ id, text, kind: "open", required: true, probe: "light" }) as const;

const GUIDE: Guide = {
  sections: [
    {
      id: "s1",
      title: "Checkout",
      questions: [
        question("q1", "Tell me about the last time you paid for something online."),
        question("q2", "What got in your way?"),
      ],
    },
  ],
};
const NO_SCREENER: Screener = { questions: [] };

type Overrides = Partial<Omit<Prisma.StudyUncheckedCreateInput, "type" | "status">> & {
  type?: StudyType;
  status?: StudyStatus;
};

/** A study of the person's workspace: a draft that could be launched (3 participants, $5) unless told otherwise. */
export async function makeStudy(person: Pick<Person, "id" | "workspaceId">, overrides: Overrides = {}) {
  const id = newId("study");
  const now = new Date();
  const status = overrides.status ?? "draft";
  return db().study.create({
    data: {
      id,
      workspaceId: person.workspaceId,
      createdById: person.id,
      slug: id.replace("_", "-"),
      title: "Why people leave at checkout",
      type: "ai-curated-interview",
      guide: GUIDE,
      screener: NO_SCREENER,
      audience: ANYONE,
      settings: USUAL_SETTINGS,
      targetParticipants: 3,
      rewardCents: 500,
      ...(status !== "draft" && { launchedAt: now }),
      ...(status === "ended" && { endedAt: now, endedReason: "stopped" }),
      ...overrides,
    },
  });
}

/**
 * A workspace's studies, and how often a change of it was recorded: everything that a refused call must not have
 * touched.
 */
export const storedStudies = (workspaceId: string) =>
  Promise.all([
    db().study.findMany({ where: { workspaceId } }),
    db().auditEntry.count({ where: { workspaceId } }),
    db().outboxEvent.count({ where: { workspaceId } }),
  ]);
