import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { prune } from "@/lib/services/connections/prune";
import { makeCaller } from "@/tests/support/factories";
import { asking, authorize, connect, makeClient, makeCode, pkce } from "@/tests/support/mcp/oauth";

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

test("deletes what has expired and keeps the rest", async () => {
  const { person } = await makeCaller();
  const [unused, asked, allowed] = [await makeClient(), await makeClient(), await makeClient()];
  await authorize(asking(asked, pkce().challenge));
  await makeCode(person, { clientId: allowed });
  const live = await connect(person);
  const ended = await connect(person);
  const long = await connect(person);
  await db().oAuthClient.updateMany({ data: { createdAt: ago(25) } });
  const fresh = await makeClient();
  const over = (clientId: string, hours: number) =>
    db().mcpConnection.updateMany({ where: { clientId }, data: { expiresAt: ago(hours), revokedAt: ago(hours) } });
  await over(ended.clientId, 29 * 24);
  await over(long.clientId, 31 * 24);
  await prune();
  const clients = (await db().oAuthClient.findMany()).map(({ id }) => id).sort();
  expect(clients).toEqual([asked, allowed, live.clientId, ended.clientId, fresh].sort());
  expect(clients).not.toContain(unused);
  expect(await db().mcpConnection.count()).toBe(2);
  expect(await db().oAuthToken.count()).toBe(4);
  expect(await db().authorizationRequest.count()).toBe(1);

  await db().oAuthToken.updateMany({ where: { kind: "access" }, data: { expiresAt: ago(1) } });
  await db().authorizationRequest.updateMany({ data: { expiresAt: ago(1) } });
  await db().authorizationCode.updateMany({ data: { expiresAt: ago(1) } });
  await pool().query("UPDATE oauth_minute SET minute = now() - interval '61 minutes'");
  await prune();
  expect((await db().oAuthToken.findMany()).map(({ kind }) => kind)).toEqual(["refresh", "refresh"]);
  expect([await db().authorizationRequest.count(), await db().authorizationCode.count()]).toEqual([0, 0]);
  expect(await db().oAuthMinute.count()).toBe(0);
  expect((await db().oAuthClient.findMany()).map(({ id }) => id).sort()).toEqual(
    [live.clientId, ended.clientId, fresh].sort(),
  );
  expect(await prune()).toBe(0);
});
