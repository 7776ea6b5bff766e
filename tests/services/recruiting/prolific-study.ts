import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { channels } from "@/lib/services/recruiting/channels";
import { request } from "@/lib/services/recruiting/request";
import { sync } from "@/lib/services/recruiting/sync";
import { makeParticipant } from "@/tests/support/data/recruiting";
import { makeStudy } from "@/tests/support/data/studies";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { withSettings } from "@/tests/support/settings";
import { prolificService } from "@/tests/support/stand-ins/prolific-service";

/** A study and a Prolific of its own; the caller closes the service. */
export async function prolificStudy(
  overrides: Parameters<typeof makeStudy>[1] = {},
  options: Parameters<typeof prolificService>[0] = {},
) {
  const service = await prolificService(options);
  const person = await makePerson(await makeWorkspace());
  const study = await makeStudy(person, { durationMin: 20, ...overrides });
  const at = <T>(work: () => Promise<T>) => withSettings(service.settings, work);
  const { workspaceId } = study;
  return {
    service,
    person,
    study,
    ask: (places?: number) => at(() => request(person.ctx, study.id, places ? { places } : {})),
    run: () => at(() => sync(workspaceId, study.id)),
    see: async () => (await at(() => channels(person.ctx, study.id))).prolific,
    set: (status: "draft" | "running" | "paused" | "ended") =>
      db().study.update({
        where: { id: study.id },
        data: {
          status,
          endedReason: status === "ended" ? "stopped" : null,
          endedAt: status === "ended" ? new Date() : null,
        },
      }),
    there: () => [...service.studies.values()],
  };
}

const DAY_MS = 86_400_000;

/** A completed session of somebody who came from Prolific; its id there. */
export async function makeSubmission(study: { id: string; workspaceId: string }, fields: object, endedDaysAgo = 2) {
  const submission = newId("session").slice(4);
  const participant = await makeParticipant(study, {
    source: "prolific",
    externalId: newId("user"),
    externalSession: submission,
    status: "completed",
    rewardStatus: "queued",
  });
  await db().studySession.create({
    data: {
      id: newId("session"),
      workspaceId: study.workspaceId,
      studyId: study.id,
      participantId: participant.id,
      status: "completed",
      endedAt: new Date(Date.now() - endedDaysAgo * DAY_MS),
      analysedAt: new Date(),
      ...fields,
    },
  });
  return submission;
}
