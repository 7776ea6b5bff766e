import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { prune } from "@/lib/services/usage/prune";
import { makeCaller } from "@/tests/support/factories";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test("old usage lines, stored responses and dispatched events are deleted; what is still waiting or counted stays", async () => {
  const { workspace, person } = await makeCaller();
  const where = { workspaceId: workspace.id };
  const line = {
    ...where,
    userId: person.id,
    surface: "v1",
    method: "GET",
    path: "/v1/me",
    status: 200,
    durationMs: 1,
  };
  await db().requestLog.createMany({ data: [line, { ...line, createdAt: daysAgo(32) }] });
  const answer = {
    ...where,
    userId: person.id,
    operation: "POST /v1/projects",
    fingerprint: new Uint8Array(32),
    status: 201,
    body: "{}",
  };
  await db().idempotencyKey.createMany({
    data: [
      { ...answer, key: "young" },
      { ...answer, key: "old", createdAt: daysAgo(1.1) },
    ],
  });
  const event = { ...where, kind: "project.created", resourceId: "prj", data: {}, createdAt: daysAgo(40) };
  await db().outboxEvent.createMany({
    data: [
      { ...event, id: newId("event"), dispatchedAt: daysAgo(40) },
      { ...event, id: newId("event"), resourceId: "waits" },
    ],
  });
  expect(await prune()).toBeGreaterThanOrEqual(3);
  expect(await db().requestLog.count({ where })).toBe(1);
  expect(await db().idempotencyKey.findMany({ where, select: { key: true } })).toEqual([{ key: "young" }]);
  expect(await db().outboxEvent.findMany({ where, select: { resourceId: true } })).toEqual([{ resourceId: "waits" }]);
});
