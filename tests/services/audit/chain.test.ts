import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { expect, test } from "vitest";
import { canonicalJson } from "@/lib/core/data/canonical-json";
import { currentOrigin } from "@/lib/core/origin";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { audit, transaction } from "@/lib/db/transaction";
import { sealWorkspace } from "@/lib/services/audit/chain/seal-workspace";
import { jsonLine } from "@/lib/services/audit/export/json-line";
import { rowsOf } from "@/lib/services/audit/export/rows";
import { verify } from "@/lib/services/audit/verify";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";
import { fromSource } from "@/tests/support/run/from-source";

const write = ({ ctx }: Person, name: string) =>
  transaction(ctx, async (tx) => audit(tx, { action: "project.deleted", targetId: "prj_x", name }));

async function writeAll(person: Person, count: number) {
  for (let at = 0; at < count; at++) await write(person, `Project ${at}`);
}

type Link = { sequence: number; salt: string; digest: string; hash: string; facts: unknown[]; content: unknown[] };

/** What the database's owner could do: bypass the trigger. */
async function tamper(statement: string, ...values: unknown[]) {
  const client = await pool().connect();
  try {
    await client.query("SET session_replication_role = replica");
    const { rowCount } = await client.query(statement, values);
    expect(rowCount).toBeGreaterThan(0);
  } finally {
    await client.query("RESET session_replication_role");
    client.release();
  }
}

const newcomer = async () => makePerson(await makeWorkspace());

test("entries keep who, from where, and what it was called; an intact chain says up to which entry", async () => {
  const person = await newcomer();
  const from = { surface: "v1", address: "203.0.113.9", userAgent: "curl/8" };
  await currentOrigin.run(from, () => write(person, "Checkout"));
  const row = await db().auditEntry.findFirstOrThrow({ where: { workspaceId: person.workspaceId, name: "Checkout" } });
  expect(row).toMatchObject({ ...from, personId: person.id, actorKind: "user", kind: "project", sequence: null });
  await writeAll(person, 3);
  const verdict = await verify(person.ctx);
  expect(verdict).toMatchObject({ status: "whole", broken: null, noted: null, redacted: 0 });
  expect(verdict.entries).toBe(await db().auditEntry.count({ where: { workspaceId: person.workspaceId } }));
  expect(verdict.head.sequence).toBe(verdict.entries);
});

const CHANGES: [string, string, string, boolean][] = [
  [
    "what was done",
    "UPDATE audit_entry SET action = 'project.created' WHERE workspace_id = $1 AND sequence = 4",
    "changed",
    true,
  ],
  ["who did it", "UPDATE audit_entry SET actor_id = 'usr_x' WHERE workspace_id = $1 AND sequence = 4", "changed", true],
  [
    "what it was called",
    "UPDATE audit_entry SET name = 'Other' WHERE workspace_id = $1 AND sequence = 4",
    "changed",
    true,
  ],
  ["an entry gone", "DELETE FROM audit_entry WHERE workspace_id = $1 AND sequence = 4", "missing", false],
  [
    "content taken out without a record of it",
    "UPDATE audit_entry SET name = NULL, redacted_at = now(), salt = NULL WHERE workspace_id = $1 AND sequence = 4",
    "redacted_unrecorded",
    true,
  ],
];
test.each(CHANGES)("%s: the first altered entry is named", async (_, statement, reason, named) => {
  const person = await newcomer();
  await writeAll(person, 7);
  expect((await verify(person.ctx)).status).toBe("whole");
  const fourth = await db().auditEntry.findFirst({ where: { workspaceId: person.workspaceId, sequence: 4 } });
  await tamper(statement, person.workspaceId);
  expect(await verify(person.ctx)).toMatchObject({
    status: "broken",
    entries: 3,
    broken: { sequence: 4, reason, entryId: named ? fourth?.id : null },
  });
});

test("a truncated end shows by the head, and by the noted hash if the head was moved too", async () => {
  const person = await newcomer();
  await writeAll(person, 5);
  const { head } = await verify(person.ctx);
  await tamper("DELETE FROM audit_entry WHERE workspace_id = $1 AND sequence = $2", person.workspaceId, head.sequence);
  const cut = await verify(person.ctx);
  expect(cut).toMatchObject({ status: "broken", broken: { sequence: head.sequence, reason: "cut_off" } });
  await tamper(
    `UPDATE audit_head h SET sequence = e.sequence, hash = e.hash FROM audit_entry e
      WHERE h.workspace_id = $1 AND e.workspace_id = $1 AND e.sequence = $2`,
    person.workspaceId,
    head.sequence - 1,
  );
  expect((await verify(person.ctx)).status).toBe("whole");
  expect(await verify(person.ctx, head)).toMatchObject({ noted: "differs" });
  await write(person, "Another");
  expect(await verify(person.ctx, head)).toMatchObject({ status: "whole", noted: "differs" });
});

test("a sealed entry can't be changed by mistake; only its content can be deleted", async () => {
  const person = await newcomer();
  await write(person, "Wilhelmina’s project");
  await sealWorkspace(person.workspaceId);
  const where = { workspaceId: person.workspaceId, name: "Wilhelmina’s project" };
  await expect(db().auditEntry.updateMany({ where, data: { action: "x.y" } })).rejects.toThrow(/only be redacted/);
  await db().auditEntry.updateMany({ where, data: { name: "[name 1]’s project" } });
  const row = await db().auditEntry.findFirstOrThrow({ where: { ...where, name: "[name 1]’s project" } });
  expect(row).toMatchObject({ salt: null, redactedAt: expect.any(Date) });
});

test("many concurrent writers and sealers make one chain without gaps, with every entry in it once", async () => {
  const person = await newcomer();
  const writers = Array.from({ length: 8 }, () => writeAll(person, 12));
  const sealers = Array.from({ length: 4 }, async () => {
    for (let at = 0; at < 10; at++) await sealWorkspace(person.workspaceId);
  });
  await Promise.all([...writers, ...sealers]);
  const verdict = await verify(person.ctx);
  expect(verdict).toMatchObject({ status: "whole", broken: null });
  expect(verdict.entries).toBe(await db().auditEntry.count({ where: { workspaceId: person.workspaceId } }));
  expect(verdict.entries).toBeGreaterThanOrEqual(96);
});

test("a process killed while sealing leaves the chain as it was, and the next one continues", async () => {
  const person = await newcomer();
  await writeAll(person, 3);
  const { head } = await verify(person.ctx);
  await writeAll(person, 5);
  const { path, execArgv } = fromSource("tests/support/processes/seal-process.ts");
  const child = fork(path, [person.workspaceId], { execArgv, env: process.env });
  expect((await once(child, "exit"))[1]).toBe("SIGKILL");
  expect(await db().auditEntry.count({ where: { workspaceId: person.workspaceId, sequence: null } })).toBe(5);
  const verdict = await verify(person.ctx, head);
  expect(verdict).toMatchObject({ status: "whole", entries: head.sequence + 5, noted: "matches" });
});

test("sealing delays no writer", async () => {
  const person = await newcomer();
  await write(person, "First");
  const sealer = await pool().connect();
  try {
    await sealer.query("BEGIN");
    await sealer.query("INSERT INTO audit_head (workspace_id, sequence, hash) VALUES ($1, 0, '\\x00')", [
      person.workspaceId,
    ]);
    await sealer.query("SELECT 1 FROM audit_entry WHERE workspace_id = $1 FOR NO KEY UPDATE", [person.workspaceId]);
    await write(person, "While it is sealed");
  } finally {
    await sealer.query("ROLLBACK");
    sealer.release();
  }
  expect(await db().auditEntry.count({ where: { workspaceId: person.workspaceId, name: "While it is sealed" } })).toBe(
    1,
  );
});

test("the exported lines are enough to recompute every hash", async () => {
  const person = await newcomer();
  await writeAll(person, 4);
  const { head } = await verify(person.ctx);
  const lines: { chain: Link }[] = [];
  for await (const row of rowsOf(person.ctx, {})) lines.push(JSON.parse(jsonLine(row)));
  const chain = lines.map((line) => line.chain).sort((a, b) => a.sequence - b.sequence);
  let hash = "00".repeat(32);
  for (const { salt, digest, facts, content, hash: told } of chain) {
    const sum = (...parts: (string | Buffer)[]) =>
      parts.reduce((all, part) => all.update(part), createHash("sha256")).digest("hex");
    expect(sum(Buffer.from(salt, "hex"), canonicalJson(content))).toBe(digest);
    hash = sum(Buffer.from(hash, "hex"), Buffer.from(digest, "hex"), canonicalJson(facts));
    expect(hash).toBe(told);
  }
  expect(hash).toBe(head.hash);
});
