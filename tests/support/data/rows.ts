import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { create } from "@/lib/services/clips/create";
import { requestExport } from "@/lib/services/exports/request-export";
import { tokenOf } from "@/lib/services/participants/token";
import { request } from "@/lib/services/workspaces/archive/request";
import type { Person } from "@/tests/support/factories";
import { makeKey, makePerson } from "@/tests/support/factories";
import { makeAuthorizationRequest, makeConnection } from "@/tests/support/mcp/connections";
import { makeQuotedCard } from "./boards";
import { membershipOf } from "./members";
import { makeSlot } from "./recruiting";
import { addReelOf } from "./reels";
import { makeReport } from "./reports";
import { makeStudy } from "./studies";
import { addSession } from "./study-sessions";
import { makeFinding, makeSwarmRun } from "./swarm";
import { makeTagged } from "./tags";
import { makeDelivery, makeWebhook } from "./webhooks";

/** Creates one row of every resource that has an id in a path, by the path segment before the id. */
export async function makeRows(person: Person): Promise<Record<string, string>> {
  const { workspaceId } = person;
  const project = await db().project.create({ data: { id: newId("project"), workspaceId, name: "Theirs" } });
  const fileId = newId("file");
  const uploadId = newId("upload");
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
      upload: { create: { id: uploadId, workspaceId, expiresAt: new Date(Date.now() + 3_600_000) } },
    },
  });
  const thread = await db().chatThread.create({
    data: { id: newId("thread"), workspaceId, projectId: project.id, title: "Theirs" },
  });
  const answer = await db().chatMessage.create({
    data: { id: newId("message"), workspaceId, threadId: thread.id, role: "assistant", text: "Theirs." },
  });
  const job = await db().job.create({
    data: { id: newId("job"), workspaceId, projectId: project.id, type: "chat", input: {} },
  });
  const study = await makeStudy(person, { projectId: project.id });
  const { sessionId, participantId, responseId } = await addSession(person.ctx, study, [
    { questionId: "q1", text: "By card." },
  ]);
  const claimId = newId("claim");
  await db().readout.create({
    data: {
      id: newId("readout"),
      workspaceId,
      studyId: study.id,
      status: "ready",
      themes: {
        create: {
          id: newId("theme"),
          title: "Theirs",
          summary: "",
          position: "a",
          claims: { create: { id: claimId, text: "Theirs.", position: "a" } },
        },
      },
    },
  });
  const { tagId, applicationId, ownerId: quotedId } = await makeTagged(person.ctx, project.id);
  const { boardId, laneId, cardId, passageId } = await makeQuotedCard(person.ctx, project.id);
  const note = await db().note.create({
    data: { id: newId("note"), workspaceId, projectId: project.id, title: "Theirs", content: [] },
  });
  const clip = await create(person.ctx, { ownerId: quotedId, span: { startSeconds: 0, endSeconds: 4 } });
  const reelId = await addReelOf(person.ctx, [clip.id]);
  const exported = await requestExport(person.ctx, { kind: "reel", subjectId: reelId, format: "md", options: {} });
  const slot = await makeSlot(study, 48);
  const run = await makeSwarmRun(study);
  const findingId = await makeFinding(run, "minor", "Theirs");
  const invitation = await db().invitation.create({
    data: { id: newId("invitation"), workspaceId, studyId: study.id, email: "theirs@people.test" },
  });
  const reportId = await makeReport(person.ctx, { projectId: project.id });
  const webhook = await makeWebhook(person);
  const delivery = await makeDelivery(webhook);
  await makeKey(person);
  const maskId = newId("mask");
  const words = { index: 0, startOffset: 0, endOffset: 6, kind: "name", original: "Nobody", token: "[name 1]" };
  await db().mask.create({ data: { id: maskId, workspaceId, ownerId: quotedId, ...words, status: "masked" } });
  const key = await db().apiKey.findFirstOrThrow({ where: { workspaceId }, select: { id: true } });
  const approval = await db().approval.create({
    data: {
      id: newId("approval"),
      workspaceId,
      threadId: thread.id,
      kind: "launch_study",
      summary: "Launch theirs.",
      payload: { studyId: study.id },
      costCents: 100,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  const domain = await db().domain.create({
    data: { id: newId("domain"), workspaceId, domain: "theirs.example", token: "theirs" },
  });
  const colleague = await makePerson({ id: workspaceId, plan: person.ctx.plan }, "observer");
  return {
    projects: project.id,
    audit: (await db().auditEntry.findFirstOrThrow({ where: { workspaceId }, select: { id: true } })).id,
    members: await membershipOf(colleague),
    domains: domain.id,
    approvals: approval.id,
    files: fileId,
    uploads: uploadId,
    chat: thread.id,
    threads: thread.id,
    answers: answer.id,
    quotes: `${fileId}:0`,
    jobs: job.id,
    keys: key.id,
    connections: await makeConnection(person),
    connect: (await makeAuthorizationRequest()).id,
    tests: study.id,
    studies: study.id,
    sessions: sessionId,
    claims: claimId,
    responses: responseId,
    participants: participantId,
    invitations: invitation.id,
    slots: slot.id,
    tags: tagId,
    "tag-applications": applicationId,
    notes: note.id,
    clips: clip.id,
    reels: reelId,
    "swarm-runs": run.id,
    "swarm-findings": findingId,
    agents: run.agentIds[0] ?? "",
    exports: exported.id,
    archives: (await request(person.ctx)).id,
    recordings: quotedId,
    transcripts: quotedId,
    // A line isn't a row: its number means nothing without its transcript, and nobody has this one.
    lines: "987654321",
    boards: boardId,
    lanes: laneId,
    cards: cardId,
    reports: reportId,
    // A version isn't a row either.
    versions: "987654321",
    evidence: passageId,
    masks: maskId,
    webhooks: webhook.id,
    deliveries: delivery.id,
    participation: tokenOf("participant", participantId),
    unsubscribe: tokenOf("invitation", invitation.id),
  };
}
