import { expect, test } from "vitest";
import { GET as healthz } from "@/app/healthz/route";
import { GET as metrics } from "@/app/metrics/route";
import { GET as readyz } from "@/app/readyz/route";
import { db } from "@/lib/db/client";
import { withSettings } from "@/tests/support/settings";
import { storageServer } from "@/tests/support/storage/storage-server";

test("healthz answers whatever else is missing", async () => {
  expect(healthz().status).toBe(200);
});

test("readyz is 200 with database, migrations and storage, and 503 naming what is missing", async () => {
  const { url: APP_URL, close } = await storageServer();
  await withSettings({ APP_URL }, async () => {
    const ready = await readyz();
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: "ready", checks: { database: true, migrations: true, storage: true } },
    ]);
    const [last] = await db().$queryRaw<{ id: string }[]>`SELECT id FROM _prisma_migrations LIMIT 1`;
    await db().$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL WHERE id = ${last?.id}`;
    const behind = await readyz();
    expect([behind.status, (await behind.json()).checks.migrations]).toEqual([503, false]);
    await db().$executeRaw`UPDATE _prisma_migrations SET finished_at = now() WHERE id = ${last?.id}`;
  });
  await close();
  await withSettings({ S3_ENDPOINT: APP_URL, S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" }, async () => {
    const { status, checks } = await (await readyz()).json();
    expect([status, checks.storage, checks.database]).toEqual(["not ready", false, true]);
  });
});

test("metrics need their token, and without that setting there are none", async () => {
  const METRICS_TOKEN = "a-token-for-the-metrics";
  const get = (authorization?: string) =>
    metrics(new Request("http://localhost/metrics", { headers: authorization ? { authorization } : {} }));
  expect((await get(`Bearer ${METRICS_TOKEN}`)).status).toBe(404);
  await withSettings({ METRICS_TOKEN }, async () => {
    expect([(await get()).status, (await get("Bearer wrong")).status]).toEqual([401, 401]);
    const allowed = await get(`Bearer ${METRICS_TOKEN}`);
    expect([allowed.status, await allowed.text()]).toEqual([
      200,
      expect.stringContaining("earshot_request_duration_seconds"),
    ]);
  });
});
