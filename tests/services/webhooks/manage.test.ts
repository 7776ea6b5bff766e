import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { create as createProject } from "@/lib/services/projects/create";
import { create } from "@/lib/services/webhooks/create";
import { get } from "@/lib/services/webhooks/get";
import { remove } from "@/lib/services/webhooks/remove";
import { rotateSecret } from "@/lib/services/webhooks/rotate-secret";
import { openSecrets } from "@/lib/services/webhooks/secret";
import { update } from "@/lib/services/webhooks/update";
import { makeDelivery, makeWebhook } from "@/tests/support/data/webhooks";
import { makeCaller, makePerson } from "@/tests/support/factories";

let ctx: Context;
let owner: { workspaceId: string };
beforeAll(async () => {
  const caller = await makeCaller();
  ctx = caller.ctx;
  owner = { workspaceId: caller.workspace.id };
});

const url = "https://93.184.215.14/hook";
const stored = (id: string) => db().webhook.findFirstOrThrow({ where: { id } });
const audited = (targetId: string) =>
  db().auditEntry.findMany({ where: { targetId }, orderBy: { createdAt: "asc" }, select: { action: true } });

describe("create", () => {
  test("keeps the secret sealed and each kind once, and leaves it out of the audit log", async () => {
    const { webhook, secret } = await create(ctx, { url, events: ["tag.created", "project.created", "tag.created"] });
    expect(webhook).toMatchObject({ url, events: ["tag.created", "project.created"], description: null });
    const row = await stored(webhook.id);
    expect(openSecrets(row.sealedSecret)).toEqual([secret]);
    expect(Buffer.from(row.sealedSecret).includes(secret.slice(6))).toBe(false);
    expect(await audited(webhook.id)).toEqual([{ action: "webhook.created" }]);
    const notes = await db().auditEntry.findMany({ where: { targetId: webhook.id } });
    expect(JSON.stringify(notes)).not.toContain(secret);
  });

  test("refuses a private address, a URL without https, and an observer", async () => {
    for (const bad of [
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://10.1.2.3/x",
      "http://93.184.215.14/",
      "ftp://a",
    ])
      await expect(create(ctx, { url: bad, events: ["tag.created"] }), bad).rejects.toMatchObject({ kind: "invalid" });
    const observer = await makePerson({ id: owner.workspaceId, plan: "pro" }, "observer");
    await expect(create(observer.ctx, { url, events: ["tag.created"] })).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("creates the hundredth and not one more, however many come at once", async () => {
    const full = await makeCaller();
    for (let made = 0; made < 98; made++) await makeWebhook(full.person);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => create(full.ctx, { url, events: ["tag.created"] })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await db().webhook.count({ where: { workspaceId: full.workspace.id } })).toBe(100);
  });
});

describe("update", () => {
  test("changes only what is given, and checks a new URL", async () => {
    const { id } = await makeWebhook(owner);
    const changed = await update(ctx, id, { events: ["file.ready"], description: "Ours" });
    expect(changed).toMatchObject({ events: ["file.ready"], description: "Ours", url: "https://receiver.test/hook" });
    await expect(update(ctx, id, { url: "https://169.254.169.254/" })).rejects.toMatchObject({ kind: "invalid" });
    expect((await update(ctx, id, { url, description: null })).url).toBe(url);
    expect((await get(ctx, id)).description).toBeNull();
  });

  test("disabling gives up what is pending; enabling clears the failures and leaves what was given up", async () => {
    const webhook = await makeWebhook(owner);
    const { id } = await makeDelivery(webhook, { status: "pending" });
    expect(await update(ctx, webhook.id, { disabled: true })).toMatchObject({ disabledReason: "person" });
    const given = () => db().webhookDelivery.findFirstOrThrow({ where: { id } });
    expect(await given()).toMatchObject({ status: "failed", nextAttemptAt: null });
    await db().webhook.update({
      where: { id: webhook.id },
      data: { failingSince: new Date(0), warnedAt: new Date(0), disabledReason: "failing" },
    });
    expect(await update(ctx, webhook.id, { disabled: false })).toMatchObject({
      disabledAt: null,
      disabledReason: null,
    });
    expect(await stored(webhook.id)).toMatchObject({ failingSince: null, warnedAt: null });
    expect(await given()).toMatchObject({ status: "failed" });
  });

  test("a new URL doesn't answer for the failures of the old one", async () => {
    const { id } = await makeWebhook(owner);
    const failing = { failingSince: new Date(0), warnedAt: new Date(0) };
    await db().webhook.update({ where: { id }, data: failing });
    await update(ctx, id, { description: "Ours" });
    expect(await stored(id)).toMatchObject(failing);
    await update(ctx, id, { url });
    expect(await stored(id)).toMatchObject({ failingSince: null, warnedAt: null });
  });

  test("another workspace's webhook is not found by any verb", async () => {
    const { id } = await makeWebhook((await makeCaller()).person);
    const acts = [() => update(ctx, id, { disabled: true }), () => get(ctx, id), () => remove(ctx, id)];
    for (const act of [...acts, () => rotateSecret(ctx, id)])
      await expect(act()).rejects.toMatchObject({ kind: "not_found" });
  });
});

test("rotating gives a new secret and keeps the old one for 24 hours", async () => {
  const webhook = await makeWebhook(owner);
  const { secret, webhook: rotated } = await rotateSecret(ctx, webhook.id);
  const row = await stored(webhook.id);
  expect(openSecrets(row.sealedSecret)).toEqual([secret]);
  expect(openSecrets(row.sealedOldSecret)).toEqual([webhook.secret]);
  const hours = ((rotated.oldSecretUntil?.getTime() ?? 0) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
});

test("a webhook deleted while changes are made takes its deliveries along and refuses no change", async () => {
  const caller = await makeCaller();
  const hooks = await Promise.all(Array.from({ length: 8 }, () => makeWebhook(caller.person)));
  const changes = Array.from({ length: 24 }, (_, at) => createProject(caller.ctx, { name: `Project ${at}` }));
  const removals = hooks.map(({ id }) => remove(caller.ctx, id));
  await Promise.all([...changes, ...removals]);
  expect(await db().project.count({ where: { workspaceId: caller.workspace.id } })).toBe(24);
  expect(await db().webhookDelivery.count({ where: { webhookId: { in: hooks.map(({ id }) => id) } } })).toBe(0);
});
