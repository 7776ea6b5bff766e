import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import type { MemberRole } from "@/lib/services/members/record";
import type { Person } from "@/tests/support/factories";
import { scimCall } from "./call";
import { scimWorkspace } from "./workspace";

/** A workspace with one admin and its own verified domain, whose provider is connected. */
export async function connected({ paidSeats = 50, defaultRole = "Member" as "Admin" | "Member" | "Observer" } = {}) {
  const domain = `${newId("request").slice(-12)}.test`;
  const owners = [`owner@${domain}`];
  const made = await scimWorkspace({ verifiedDomains: [domain], ssoDefaultRole: defaultRole, paidSeats, owners });
  const admin = made.admins[0] as Person;
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await scimCall(made.token, { method, path, body });
    return { status: answer.status, headers: answer.headers, json: answer.json as ScimJson };
  };
  const post = (userName: string, more: Record<string, unknown> = {}) =>
    send(
      "POST",
      "/Users",
      Object.assign({ userName, name: { givenName: "Ana", familyName: "Bo" }, active: true }, more),
    );
  const patch = (id: string, ...Operations: unknown[]) => send("PATCH", `/Users/${id}`, { Operations });
  const find = async (filter: string) =>
    (await send("GET", `/Users?filter=${encodeURIComponent(filter)}`)).json.Resources;
  return Object.assign(made, { admin, domain, owner: owners[0] as string, send, post, patch, find });
}

export type Connected = Awaited<ReturnType<typeof connected>>;

/** The parts of a response that tests look at. */
type ScimJson = Record<string, unknown> & {
  id: string;
  userName: string;
  active: boolean;
  scimType?: string;
  detail: string;
  totalResults: number;
  meta: { lastModified: string; location: string };
  Resources: ScimJson[];
};

export const memberOf = (workspaceId: string, email: string) =>
  db().membership.findFirst({ where: { workspaceId, user: { email } }, include: { user: true } });

/** The actions in the audit log, with who did them. */
export async function acts(workspaceId: string): Promise<string[]> {
  const where = { workspaceId, actorKind: "scim" };
  const rows = await db().auditEntry.findMany({ where, orderBy: { id: "asc" } });
  return rows.map(({ action }) => action);
}

export const roleOf = async (workspaceId: string, email: string): Promise<MemberRole | undefined> =>
  (await memberOf(workspaceId, email))?.role as MemberRole | undefined;
