import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { GET as getProjects, POST as postProject } from "@/app/api/library/projects/route";
import { GET as getMe } from "@/app/v1/me/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { listParts } from "@/lib/integrations/storage/multipart";
import { head, put } from "@/lib/integrations/storage/storage";
import { forgetRuns as forgetJobs } from "@/lib/jobs/executor/forget-runs";
import { admitSession } from "@/lib/services/access/admit-session";
import { sealWorkspace } from "@/lib/services/audit/chain/seal-workspace";
import { openCharge } from "@/lib/services/billing/open-charge";
import { CHARGE_KINDS } from "@/lib/services/billing/record";
import { removeDoomed } from "@/lib/services/files/remove-doomed";
import { list as listMembers } from "@/lib/services/members/list";
import { FREE } from "@/lib/services/slots/free";
import { start } from "@/lib/services/uploads/start";
import { startInParts } from "@/lib/services/uploads/start-in-parts";
import { flushRequestLog, logRequest } from "@/lib/services/usage/log-request";
import { claim } from "@/lib/services/webhooks/deliver/claim";
import { watch } from "@/lib/services/webhooks/watch";
import { request } from "@/lib/services/workspaces/archive/request";
import { advance } from "@/lib/services/workspaces/deletion/advance";
import { claim as claimDeletion } from "@/lib/services/workspaces/deletion/claim";
import { deleteBatch } from "@/lib/services/workspaces/deletion/delete-batch";
import { listDue } from "@/lib/services/workspaces/deletion/list-due";
import { read } from "@/lib/services/workspaces/deletion/read";
import { schedule } from "@/lib/services/workspaces/deletion/schedule";
import { tablesOf } from "@/lib/services/workspaces/deletion/tables-of";
import { undo } from "@/lib/services/workspaces/deletion/undo";
import { rename } from "@/lib/services/workspaces/rename";
import { call } from "@/tests/support/call";
import { runArchive } from "@/tests/support/data/archives";
import { addRecording } from "@/tests/support/data/clips";
import { libraryServer, send } from "@/tests/support/data/library";
import { mailsTo, makeParticipant, makeSlot } from "@/tests/support/data/recruiting";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeSwarmRun, makeSwarmStudy } from "@/tests/support/data/swarm";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeDelivery, makeWebhook } from "@/tests/support/data/webhooks";
import { makeCaller, makeKey, makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";
import { atCrashPoints } from "@/tests/support/faults/crash-points";
import { otherCaller } from "@/tests/support/other-caller";
import { quoteEverywhere, tablesSaying } from "@/tests/support/read/quoted-words";

const NAME = "Test workspace";
const TALK = { name: "talk.vtt", contentType: "text/vtt" };
const LINE = "My name is Wilhelmina Achterberg and I always pay with the golden card at midnight";

// A busy machine may take its time to kill and restart.
vi.setConfig({ testTimeout: 240_000 });

beforeAll(() => libraryServer());
afterEach(() => {
  atCrashPoints();
});

/** A row in as many tables as there are factories for, with objects in the store. */
async function fullWorkspace() {
  const caller = await makeCaller({ plan: "scale" });
  const { ctx, person, workspace } = caller;
  const study = await makeStudy(person, { status: "running" });
  const fileId = await addRecording(ctx, { bytes: new Uint8Array(64), seconds: 1 });
  const ownerId = await addTranscript(ctx, [{ text: "Hello" }, { text: LINE }]);
  const { sessionId } = await addSession(ctx, study, [{ questionId: "q1", text: "I like it" }]);
  const spoken = `${workspace.id}/spoken`;
  for (const key of [spoken, `${spoken}.0`]) await put(key, new Uint8Array(3), "audio/webm");
  const answer = { sessionId, index: 0, contentType: "audio/webm", chunks: 1, storageKey: spoken };
  await db().spokenAnswer.create({ data: answer });
  const passageId = newId("passage");
  const quoted = { firstIndex: 1, firstOffset: 0, lastIndex: 1, lastOffset: LINE.length, sourceName: "x", text: LINE };
  await db().passage.create({
    data: { id: passageId, workspaceId: workspace.id, ownerId, fileId: ownerId, ...quoted },
  });
  await quoteEverywhere(person, { ownerId, studyId: study.id, passageId, line: LINE });
  const archive = await request(ctx);
  await runArchive(workspace.id, archive.id);
  const { storageKey } = await db().workspaceArchive.findUniqueOrThrow({ where: { id: archive.id } });
  await pool().query(`INSERT INTO jobs.run (id, function_id, event) VALUES ($1, 'make-archive', $2)`, [
    newId("job"),
    JSON.stringify({ data: { workspaceId: workspace.id, said: LINE } }),
  ]);
  const keys = [spoken, `${spoken}.0`, `${workspace.id}/${fileId}`, storageKey ?? ""];
  return { ...caller, study, keys };
}

async function dueNow(workspaceId: string): Promise<string> {
  const { id } = await db().workspaceDeletion.findFirstOrThrow({ where: { workspaceId, undoneAt: null } });
  await pool().query("UPDATE workspace_deletion SET delete_at = now() - interval '1 second' WHERE id = $1", [id]);
  return id;
}

const countsOf = async (workspaceId: string) => {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf()) {
    const { rows } = await pool().query(`SELECT count(*)::int AS n FROM "${table}" WHERE workspace_id = $1`, [
      workspaceId,
    ]);
    counts[table] = rows[0].n;
  }
  return counts;
};

test("a workspace is deleted with every row, object, search entry and job payload, despite kills, and others stay", async () => {
  const { ctx, person, workspace, keys } = await fullWorkspace();
  const guest = await makePerson(workspace, "member");
  const other = await fullWorkspace();
  const membership = { id: newId("membership"), workspaceId: other.workspace.id, userId: guest.id, role: "member" };
  await db().membership.create({ data: membership });
  const before = await countsOf(other.workspace.id);
  await schedule(ctx, NAME);
  const id = await dueNow(workspace.id);
  expect(await listDue()).toContain(id);

  const killsAt = new Set(["outbox_event", "segment", "file", "study_session", "membership", "project", "objects"]);
  atCrashPoints((name) => {
    if (killsAt.delete(name.replace("deleted ", ""))) throw new Error("killed");
  });
  const work = async () => {
    for (let progress = "more"; progress !== "done"; ) {
      progress = await advance(id, { forgetJobs }).catch(() => "more");
      // Doesn't wait for uploads that may still be in progress.
      await pool().query("UPDATE doomed_object SET writable_until = now() WHERE starts_with(storage_key, $1)", [
        workspace.id,
      ]);
    }
  };
  await Promise.all([work(), work()]);

  expect([...killsAt]).toEqual([]);
  expect(await tablesSaying(workspace.id)).toEqual([]);
  expect(await tablesSaying(person.email)).toEqual(["mail"]);
  const jobs = await pool().query("SELECT 1 FROM jobs.run WHERE event::text LIKE $1", [`%${workspace.id}%`]);
  expect(jobs.rowCount).toBe(0);
  for (const key of keys) expect([key, await head(key)]).toEqual([key, null]);
  expect(await db().user.findUnique({ where: { id: person.id } })).toBeNull();
  expect(await db().user.findUnique({ where: { id: guest.id } })).not.toBeNull();
  const receipts = await db().mail.findMany({ where: { recipient: person.email } });
  expect(receipts.map(({ subject }) => subject)).toEqual([`${NAME} was deleted`]);
  const left = await db().workspaceDeletion.findUniqueOrThrow({ where: { id } });
  expect(left).toMatchObject({ workspaceId: null, workspaceName: null, requestedById: null, recipients: [] });
  expect(left.rowCount).toBeGreaterThan(50);

  expect(await countsOf(other.workspace.id)).toEqual(before);
  for (const key of other.keys) expect([key, (await head(key))?.sizeBytes]).not.toEqual([key, undefined]);
});

test("who joins another workspace while theirs is being deleted keeps their account", async () => {
  const { person, workspace } = await makeCaller({ plan: "scale" });
  const elsewhere = await makeWorkspace();
  const other = await otherCaller();
  await other.run("SELECT 1 FROM user_account WHERE id = $1 FOR UPDATE", [person.id]);
  const joined = [newId("membership"), elsewhere.id, person.id];
  await other.run(
    "INSERT INTO membership (id, workspace_id, user_id, role, updated_at) VALUES ($1, $2, $3, 'member', now())",
    joined,
  );
  const deleted = deleteBatch("membership", workspace.id);
  await other.waitedFor();
  await other.commit();
  expect(await deleted).toBe(1);
  expect(await db().user.findUnique({ where: { id: person.id } })).not.toBeNull();
});

test("a log that is about to be sealed when its workspace is deleted leaves nothing of it", async () => {
  const { ctx, workspace } = await makeCaller({ plan: "scale" });
  await schedule(ctx, NAME);
  await advance(await dueNow(workspace.id), { forgetJobs });
  expect(await sealWorkspace(workspace.id)).toBe(0);
  expect(await tablesSaying(workspace.id)).toEqual([]);
});

test("a call that was answered while its workspace is being deleted leaves no line in the usage report", async () => {
  const { ctx, person, workspace } = await makeCaller({ plan: "scale" });
  const line = { workspaceId: workspace.id, userId: person.id, keyId: null, surface: "app", method: "GET" };
  atCrashPoints((name) => {
    if (name === "deleted membership")
      logRequest({ ...line, path: "/projects", status: 200, durationMs: 1, at: new Date() });
  });
  await schedule(ctx, NAME);
  const forgetLate = async (workspaceId: string) => {
    await flushRequestLog();
    await forgetJobs(workspaceId);
  };
  expect(await advance(await dueNow(workspace.id), { forgetJobs: forgetLate })).toBe("done");
  expect(await tablesSaying(workspace.id)).toEqual([]);
});

test("what a participant was still saying when the workspace is deleted is removed when it arrives", async () => {
  const { person, workspace } = await makeCaller({ plan: "scale" });
  const study = await makeStudy(person, { status: "paused" });
  const { sessionId } = await addSession(person.ctx, study, [{ questionId: "q1", text: "I like it" }]);
  const spoken = `${workspace.id}/spoken`;
  const answer = { sessionId, index: 0, contentType: "audio/webm", chunks: 1, storageKey: spoken };
  await db().spokenAnswer.create({ data: answer });
  await deleteBatch("study_session", workspace.id);
  await removeDoomed();
  await put(`${spoken}.0`, new Uint8Array(3), "audio/webm");
  await removeDoomed();
  expect(await head(`${spoken}.0`)).toBeNull();
});

test("an upload in parts that is under way when its workspace is deleted is ended at the store", async () => {
  const { ctx, workspace } = await makeCaller({ plan: "scale" });
  const { id, fileId } = await startInParts(ctx, {
    name: "talk.wav",
    sizeBytes: 20 * 1024 ** 2,
    contentType: "audio/wav",
  });
  const { storageKey: key } = await db().file.findUniqueOrThrow({ where: { id: fileId } });
  const { multipartId } = await db().upload.findUniqueOrThrow({ where: { id } });
  expect(await listParts({ key, multipartId: multipartId ?? "" })).toEqual([]);
  await schedule(ctx, NAME);
  expect(await advance(await dueNow(workspace.id), { forgetJobs })).toBe("wait");
  expect(await listParts({ key, multipartId: multipartId ?? "" })).toBeNull();
});

test.each(["before", "while"])(
  "a copy of an upload that is begun %s its workspace is deleted is removed",
  async (when) => {
    const { ctx, workspace } = await makeCaller({ plan: "scale" });
    const { fileId } = await send(ctx, { name: "talk.vtt", bytes: "WEBVTT", contentType: "text/vtt" });
    const copy = `${workspace.id}/copy`;
    const completing = await otherCaller();
    await completing.run("SELECT 1 FROM file WHERE id = $1 FOR KEY SHARE", [fileId]);
    await completing.run("UPDATE upload SET copy_keys = copy_keys || $2::text WHERE file_id = $1", [fileId, copy]);
    if (when === "before") await completing.commit();
    await schedule(ctx, NAME);
    const deleting = advance(await dueNow(workspace.id), { forgetJobs });
    if (when === "while") {
      await completing.waitedFor();
      await completing.commit();
    }
    expect(await deleting).toBe("wait");
    expect(await db().doomedObject.findUnique({ where: { storageKey: copy } })).not.toBeNull();
  },
);

test.each(["project", "workspace"])(
  "an upload that begins after its workspace's files were deleted leaves nothing in the store when the %s goes",
  async (table) => {
    const { ctx, workspace } = await makeCaller({ plan: "scale" });
    const projectId = await makeProject(ctx);
    const { fileId, url, headers } = await start(ctx, { ...TALK, sizeBytes: 6, projectId });
    const { storageKey } = await db().file.findUniqueOrThrow({ where: { id: fileId } });
    await pool().query(`DELETE FROM "${table}" WHERE id = $1`, [table === "project" ? projectId : workspace.id]);
    await fetch(url, { method: "PUT", headers, body: "WEBVTT" });
    await removeDoomed();
    expect(await head(storageKey)).toBeNull();
  },
);

test("once it has begun, it can't be undone: a part would be missing", async () => {
  const { ctx, workspace } = await makeCaller({ plan: "scale" });
  await schedule(ctx, NAME);
  expect(await claimDeletion(await dueNow(workspace.id))).not.toBeNull();
  await expect(undo(ctx)).rejects.toMatchObject({ kind: "conflict" });
  expect((await read(ctx)).deletion).not.toBeNull();
});

test("once it is requested, no page takes a payment anymore, whatever it was for", async () => {
  const { ctx, person, workspace } = await makeCaller({ plan: "scale" });
  const { id: studyId } = await makeStudy(person);
  const payer = { service: "sandbox", customer: "cus_x", cardReference: null } as const;
  for (const kind of CHARGE_KINDS)
    await transaction(ctx, (tx) =>
      openCharge(tx, ctx, payer, { kind, studyId, description: "x", lines: [], amountCents: 1 }),
    );
  await db().charge.updateMany({ where: { workspaceId: workspace.id }, data: { status: "checkout" } });
  await schedule(ctx, NAME);
  const charges = await db().charge.findMany({ where: { workspaceId: workspace.id } });
  expect(charges.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual(
    CHARGE_KINDS.map((kind) => `${kind} cancelled`).sort(),
  );
});

test("once it is requested, keys, members and webhooks stop, studies pause, and admins can only read; undo restores it", async () => {
  const caller = await makeCaller({ plan: "scale" });
  const { ctx, person, workspace, key } = caller;
  const member = await makePerson(workspace, "member");
  const [admins, members] = [await makeSession(person), await makeSession(member)];
  const memberKey = await makeKey(member);
  const study = await makeStudy(person, { status: "running" });
  const { id: delivery } = await makeDelivery(await makeWebhook(person), { status: "pending" });
  await pool().query("UPDATE webhook_delivery SET next_attempt_at = now() WHERE id = $1", [delivery]);
  const due = async () => (await claim({ free: new Map(), usual: 1, most: 10, leaseMs: 0 })).map(({ id }) => id);
  await expect(schedule(ctx, "Another name")).rejects.toMatchObject({ kind: "invalid" });
  const { deletion } = await schedule(ctx, ` ${NAME} `);
  expect((deletion?.deleteAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(29.9 * 24 * 3600_000);

  for (const secret of [key, memberKey]) expect((await call(getMe, { key: secret })).status).toBe(401);
  await expect(admitSession(members, "req")).rejects.toMatchObject({ kind: "plan_required" });
  expect((await call(getProjects, { session: admins })).status).toBe(200);
  const refused = await call(postProject, { session: admins, body: { name: "New" } });
  expect([refused.status, refused.json.error.message]).toEqual([
    403,
    expect.stringContaining("scheduled for deletion"),
  ]);
  expect((await db().study.findUniqueOrThrow({ where: { id: study.id } })).status).toBe("paused");
  const { ctx: closing } = await admitSession(admins, "req");
  expect(await due()).toEqual([]);
  expect((await listMembers(closing, { limit: 10, status: "active" })).items).toHaveLength(2);

  await expect(rename(closing, "Ours")).rejects.toMatchObject({ kind: "forbidden" });
  await undo(closing);
  for (const secret of [key, memberKey]) expect((await call(getMe, { key: secret })).status).toBe(200);
  expect((await admitSession(members, "req")).workspace.id).toBe(workspace.id);
  expect((await call(postProject, { session: admins, body: { name: "New" } })).status).toBe(201);
  expect((await read(ctx)).deletion).toBeNull();
  expect(await due()).toEqual([delivery]);
  const mails = await db().mail.findMany({ where: { workspaceId: workspace.id }, orderBy: { createdAt: "asc" } });
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [person.email, expect.stringContaining("will be deleted on")],
    [person.email, `The deletion of ${NAME} was canceled`],
  ]);
  const acts = await db().auditEntry.findMany({ where: { targetId: workspace.id }, select: { action: true } });
  expect(acts.map(({ action }) => action).sort()).toEqual([
    "workspace.deletion_scheduled",
    "workspace.deletion_undone",
  ]);
});

test("once it is requested, its agents stop, and interviews that are booked for after its end are called off", async () => {
  const { ctx, person, workspace } = await makeCaller({ plan: "scale" });
  const swarm = await makeSwarmStudy(person, "https://shop.example.com/");
  await db().study.update({ where: { id: swarm.id }, data: { status: "running" } });
  const run = await makeSwarmRun(swarm, { status: "running" });
  await db().swarmAgent.updateMany({ where: { runId: run.id }, data: { status: "running" } });
  const study = await makeStudy(person, { status: "running" });
  const book = async (name: string, inDays: number) => {
    const email = `${name}-${workspace.id}@people.test`;
    const { id: participantId } = await makeParticipant(study, { status: "booked", email });
    await makeSlot(study, inDays * 24, { participantId, bookedAt: new Date() });
    return email;
  };
  const [soon, never] = [await book("soon", 3), await book("never", 31)];
  const { id: free } = await makeSlot(study, 4 * 24);
  await schedule(ctx, NAME);
  expect((await db().swarmRun.findUniqueOrThrow({ where: { id: run.id } })).status).toBe("cancelled");
  const agents = await db().swarmAgent.findMany({ where: { runId: run.id }, select: { status: true } });
  expect(agents.map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
  expect(await mailsTo(soon)).toEqual([]);
  const { rows } = await pool().query(`SELECT id FROM slot WHERE study_id = $1 AND ${FREE}`, [study.id]);
  expect(rows).toEqual([{ id: free }]);
  expect((await mailsTo(never)).map(({ subject }) => subject)).toEqual([expect.stringContaining("canceled")]);
});

test("a webhook that failed before isn't disabled for the days in which nothing is delivered", async () => {
  const { ctx, person, workspace } = await makeCaller({ plan: "scale" });
  const { id: webhookId } = await makeWebhook(person);
  await schedule(ctx, NAME);
  await pool().query("UPDATE webhook SET failing_since = now() - interval '6 days' WHERE id = $1", [webhookId]);
  for (let attempt = 0; attempt < 10; attempt++) {
    const { id } = await makeDelivery({ id: webhookId, workspaceId: workspace.id }, { status: "failed" });
    await pool().query("UPDATE webhook_delivery SET last_sent_at = now() - interval '5 days' WHERE id = $1", [id]);
  }
  const standing = async () => {
    await watch();
    const { disabledAt, warnedAt } = await db().webhook.findUniqueOrThrow({ where: { id: webhookId } });
    return { disabledAt, warnedAt };
  };
  expect(await standing()).toEqual({ disabledAt: null, warnedAt: null });
  await undo(ctx);
  expect(await standing()).toEqual({ disabledAt: null, warnedAt: null });
});

test("two requests at once count once, and of undo and deletion at the same moment one wins as a whole", async () => {
  const { ctx, workspace } = await makeCaller({ plan: "scale" });
  const asked = await Promise.all([schedule(ctx, NAME), schedule(ctx, NAME)]);
  expect(new Set(asked.map(({ deletion }) => deletion?.deleteAt.getTime())).size).toBe(1);
  expect(await db().workspaceDeletion.count({ where: { workspaceId: workspace.id } })).toBe(1);
  const id = await dueNow(workspace.id);
  const [undone, done] = await Promise.allSettled([undo(ctx), advance(id, { forgetJobs })]);
  expect(done).toMatchObject({ status: "fulfilled", value: "done" });
  const isThere = (await db().workspace.count({ where: { id: workspace.id } })) === 1;
  expect(isThere).toBe(undone.status === "fulfilled");
  expect(await advance(id, { forgetJobs })).toBe("done");
  expect(await db().workspace.count({ where: { id: workspace.id } })).toBe(isThere ? 1 : 0);
});

test("nothing is deleted before its day, nor while a refund is in progress", async () => {
  const { ctx, workspace } = await makeCaller({ plan: "scale" });
  await schedule(ctx, NAME);
  const { id } = await db().workspaceDeletion.findFirstOrThrow({ where: { workspaceId: workspace.id } });
  expect(await advance(id, { forgetJobs })).toBe("done");
  expect(await db().workspace.count({ where: { id: workspace.id } })).toBe(1);
  await dueNow(workspace.id);
  const charge = { service: "sandbox", customerReference: "cus", description: "Plan", amountCents: 100, kind: "plan" };
  const data = { id: newId("charge"), workspaceId: workspace.id, ...charge, status: "refunding" };
  await db().charge.create({ data });
  expect(await advance(id, { forgetJobs })).toBe("wait");
  await db().charge.update({ where: { id: data.id }, data: { status: "refunded" } });
  await vi.waitFor(async () => expect(await advance(id, { forgetJobs })).toBe("done"), { timeout: 25_000 });
  expect(await db().workspace.count({ where: { id: workspace.id } })).toBe(0);
});

test("only its admins can have it deleted or kept", async () => {
  const workspace = await makeWorkspace("scale");
  for (const role of ["member", "observer"] as const) {
    const { ctx } = await makePerson(workspace, role);
    await expect(schedule(ctx, NAME)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(undo(ctx)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(read(ctx)).rejects.toMatchObject({ kind: "forbidden" });
  }
});

test("every column that names a stored object has a trigger or a rule that removes the object with its row", async () => {
  const { rows } = await pool().query<{ place: string }>(`
    SELECT c.table_name || '.' || c.column_name AS place FROM information_schema.columns c
      JOIN information_schema.tables t ON t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
     WHERE c.table_schema = 'public' AND t.table_schema = 'public' AND c.data_type = 'text' AND c.column_name LIKE '%\\_key'
       AND NOT EXISTS (SELECT 1 FROM pg_trigger g JOIN pg_proc p ON p.oid = g.tgfoid
                        WHERE g.tgrelid = quote_ident(c.table_name)::regclass AND p.prosrc LIKE '%doomed_object%'
                          AND p.prosrc LIKE '%OLD."' || c.column_name || '"%')
     ORDER BY 1`);
  expect(rows.map(({ place }) => place)).toEqual([
    "archive_entry.source_key",
    "doomed_object.storage_key",
    "spoken_answer.storage_key",
  ]);
});
