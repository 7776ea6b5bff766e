import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { tokenOf } from "@/lib/services/participants/token";
import type { Person } from "./factories";
import { makeKey } from "./factories";
import { makeSlot } from "./recruiting";
import { makeStudy } from "./studies";
import { addSession } from "./study-sessions";
import { makeDelivery, makeWebhook } from "./webhooks";

/** Makes one row of every resource that has an id in a path, by the path segment before the id. */
export async function makeRows(person: Person): Promise<Record<string, string>> {
  const { workspaceId } = person;
  const project = await db().project.create({ data: { id: newId("project"), workspaceId, name: "Theirs" } });
  const fileId = newId("file");
  await db().file.create({
    data: {
      id: fileId,
      workspaceId,
      projectId: project.id,
      name: "theirs.vtt",
      status: "uploading",
      assetType: "TEXT",
      contentType: "text/vtt",
      sizeBytes: 10,
      storageKey: `${workspaceId}/${fileId}`,
      upload: { create: { id: newId("upload"), workspaceId, expiresAt: new Date(Date.now() + 3_600_000) } },
    },
  });
  const thread = await db().chatThread.create({
    data: { id: newId("thread"), workspaceId, projectId: project.id, title: "Theirs" },
  });
  const job = await db().job.create({
    data: { id: newId("job"), workspaceId, projectId: project.id, type: "chat", input: {} },
  });
  const study = await makeStudy(person, { projectId: project.id });
  const { sessionId, participantId, responseId } = await addSession(person.ctx, study, [
    { questionId: "q1", text: "By card." },
  ]);
  const slot = await makeSlot(study, 48);
  const invitation = await db().invitation.create({
    data: { id: newId("invitation"), workspaceId, studyId: study.id, email: "theirs@people.test" },
  });
  const webhook = await makeWebhook(person);
  const delivery = await makeDelivery(webhook);
  await makeKey(person);
  const key = await db().apiKey.findFirstOrThrow({ where: { workspaceId }, select: { id: true } });
  return {
    projects: project.id,
    files: fileId,
    chat: thread.id,
    threads: thread.id,
    jobs: job.id,
    keys: key.id,
    tests: study.id,
    studies: study.id,
    sessions: sessionId,
    responses: responseId,
    participants: participantId,
    invitations: invitation.id,
    slots: slot.id,
    webhooks: webhook.id,
    deliveries: delivery.id,
    participation: tokenOf("participant", participantId),
    unsubscribe: tokenOf("invitation", invitation.id),
  };
}
