import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import type { Person } from "@/tests/support/factories";
import { scimCall } from "./call";
import type { Setup } from "./lifecycle";
import { scimWorkspace } from "./workspace";

type Asked = { owners?: number; paidSeats?: number; ssoDefaultRole?: Setup["ssoDefaultRole"] };
type Owner = { person: Person; scimId: string };

/** A workspace with a provider, a unique verified domain, and one or two admins. */
export async function scimTeam({ owners = 1, paidSeats = 10, ssoDefaultRole = "Member" }: Asked = {}) {
  const domain = `${newId("request").replace("_", "-")}.test`;
  const addresses = Array.from({ length: owners }, (_, at) => `owner${at}@${domain}`);
  const made = await scimWorkspace({ verifiedDomains: [domain], ssoDefaultRole, paidSeats, owners: addresses });
  const { workspaceId, token, admins } = made;
  const records = await db().scimUser.findMany({ where: { workspaceId } });
  const ownerOf = (person: Person | undefined): Owner => ({
    person: person as Person,
    scimId: records.find(({ email }) => email === person?.email)?.id ?? "",
  });
  return { workspaceId, token, domain, admin: ownerOf(admins[0]), other: ownerOf(admins[1]) };
}

const made = (answer: { status: number; text: string; json: unknown }): string => {
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return (answer.json as { id: string }).id;
};

/** The id of a person whom the provider has just assigned. */
export const provisioned = async (token: string, userName: string): Promise<string> =>
  made(await scimCall(token, { method: "POST", path: "/Users", body: { userName, active: true } }));

/** The id of a group that the provider has just pushed. */
export async function groupOf(token: string, displayName: string, members: string[] = []): Promise<string> {
  const body = { displayName, members: members.map((value) => ({ value })) };
  return made(await scimCall(token, { method: "POST", path: "/Groups", body }));
}
