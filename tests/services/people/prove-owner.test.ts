import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { proveOwner } from "@/lib/services/people/prove-owner";
import { makeSignInPerson } from "@/tests/support/data/people";
import { makeKey, makeSession } from "@/tests/support/factories";
import { connect } from "@/tests/support/mcp/oauth";

/** Proves somebody's account in which there is every way in; says how many of them are left. */
async function proven(verifiedAt: Date | null) {
  const { person } = await makeSignInPerson();
  const { id, email, ctx } = person;
  await makeSession(person);
  await makeKey(person);
  await connect(person);
  const link = { tokenHash: new Uint8Array(Buffer.from(id)), email, expiresAt: new Date(Date.now() + 60_000) };
  await db().signInToken.create({ data: link });
  await db().user.update({ where: { id }, data: { verifiedAt } });
  await transaction(ctx, (tx) => proveOwner(tx, id));
  const theirs = { where: { userId: id, revokedAt: null } };
  const user = await db().user.findUniqueOrThrow({ where: { id } });
  const left = {
    password: user.passwordHash !== null,
    sessions: await db().session.count({ where: { userId: id } }),
    links: await db().signInToken.count({ where: { email } }),
    keys: await db().apiKey.count(theirs),
    codes: await db().authorizationCode.count({ where: { userId: id } }),
    connections: await db().mcpConnection.count(theirs),
  };
  return { left, verifiedAt: user.verifiedAt };
}

test("whatever an unproven account could be entered with ends when its owner is known", async () => {
  const { left, verifiedAt } = await proven(null);
  expect(left).toEqual({ password: false, sessions: 0, links: 0, keys: 0, codes: 0, connections: 0 });
  expect(verifiedAt).not.toBeNull();
});

test("a proven account stays as it is", async () => {
  const since = new Date("2026-01-02");
  const { left, verifiedAt } = await proven(since);
  expect(left).toEqual({ password: true, sessions: 1, links: 1, keys: 1, codes: 1, connections: 1 });
  expect(verifiedAt).toEqual(since);
});
