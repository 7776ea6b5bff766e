import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";

type Study = { id: string; workspaceId: string };
type ParticipantFields = Partial<Omit<Prisma.ParticipantUncheckedCreateInput, "id" | "workspaceId" | "studyId">>;

/** Somebody who qualified for the study, unless told otherwise. */
export async function makeParticipant(study: Study, fields: ParticipantFields = {}) {
  const { lastParticipant: number } = await db().study.update({
    where: { id: study.id },
    data: { lastParticipant: { increment: 1 } },
    select: { lastParticipant: true },
  });
  const id = newId("participant");
  return db().participant.create({
    data: {
      id,
      workspaceId: study.workspaceId,
      studyId: study.id,
      number,
      source: "link",
      status: "qualified",
      ...fields,
    },
  });
}

/** A time of the study that starts in `inHours` and lasts 45 minutes. */
export async function makeSlot(study: Study, inHours: number, fields: Partial<Prisma.SlotUncheckedCreateInput> = {}) {
  const startsAt = new Date(Math.round(Date.now() / 60_000) * 60_000 + inHours * 3_600_000);
  const endsAt = new Date(startsAt.getTime() + 45 * 60_000);
  return db().slot.create({
    data: { id: newId("slot"), workspaceId: study.workspaceId, studyId: study.id, startsAt, endsAt, ...fields },
  });
}

/** The mails to an address, oldest first. */
export const mailsTo = (recipient: string) =>
  db().mail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } });
