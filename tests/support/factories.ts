import type { Context, Role } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import type { Plan } from "@/lib/core/plans";
import { hashSecret, newApiKeySecret, newToken } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";

/** A new workspace, so that no test sees another's rows. */
export async function makeWorkspace(plan: Plan = "pro", name = "Test workspace"): Promise<{ id: string; plan: Plan }> {
  const id = newId("workspace");
  await db().workspace.create({ data: { id, name, plan } });
  return { id, plan };
}

export type Person = { id: string; email: string; role: Role; workspaceId: string; ctx: Context };

/** A person with a role in the workspace, and the context of their signed-in session. */
export async function makePerson(workspace: { id: string; plan: Plan }, role: Role = "admin"): Promise<Person> {
  const id = newId("user");
  const email = `${id}@people.test`;
  await db().user.create({ data: { id, email, name: `Person ${id.slice(-4)}`, verifiedAt: new Date() } });
  await db().membership.create({ data: { id: newId("membership"), workspaceId: workspace.id, userId: id, role } });
  const actor = { kind: "user", userId: id, role, sessionId: newId("session") } as const;
  const ctx: Context = { requestId: newId("request"), workspaceId: workspace.id, plan: workspace.plan, actor };
  return { id, email, role, workspaceId: workspace.id, ctx };
}

/** The secret of a key that acts as the person. */
export async function makeKey(person: Person, { readOnly = false } = {}): Promise<string> {
  const secret = newApiKeySecret();
  await db().apiKey.create({
    data: {
      id: newId("apiKey"),
      workspaceId: person.workspaceId,
      userId: person.id,
      name: "Test key",
      readOnly,
      secretHash: new Uint8Array(hashSecret(secret)),
      last4: secret.slice(-4),
    },
  });
  return secret;
}

/** The session token of the person's signed-in browser. */
export async function makeSession(person: Person): Promise<string> {
  const token = newToken();
  await db().session.create({
    data: {
      id: newId("session"),
      tokenHash: new Uint8Array(hashSecret(token)),
      userId: person.id,
      workspaceId: person.workspaceId,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  return token;
}

/** A workspace with one person and their key: the starting point of most API tests. */
export async function makeCaller({ plan = "pro", role = "admin", readOnly = false }: Partial<CallerOptions> = {}) {
  const workspace = await makeWorkspace(plan);
  const person = await makePerson(workspace, role);
  return { workspace, person, ctx: person.ctx, key: await makeKey(person, { readOnly }) };
}
type CallerOptions = { plan: Plan; role: Role; readOnly: boolean };
