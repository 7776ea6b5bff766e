import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { DomainRecord } from "@/lib/services/domains/record";
import { DateTime, IdParams } from "./shared";

const tag = "Settings";

export const WorkspaceDomain = z
  .object({
    id: z.string(),
    domain: z.string().describe("Lower case; international names as `xn--`."),
    state: z.enum(["pending", "verified"]),
    txtName: z.string().describe("Where the TXT record that proves it stands."),
    txtValue: z.string(),
    createdAt: DateTime,
    verifiedAt: DateTime.nullable(),
    lastCheckedAt: DateTime.nullable(),
    lastProblem: z.string().nullable().describe("Why the last look did not find the record."),
    missingSince: DateTime.nullable().describe("Since when the record of a verified domain is gone."),
  })
  .meta({ id: "WorkspaceDomain" });

export const toWorkspaceDomain = (record: DomainRecord): z.input<typeof WorkspaceDomain> => ({
  ...record,
  createdAt: record.createdAt.toISOString(),
  verifiedAt: record.verifiedAt?.toISOString() ?? null,
  lastCheckedAt: record.lastCheckedAt?.toISOString() ?? null,
  missingSince: record.missingSince?.toISOString() ?? null,
});

export const listDomains = operation({
  id: "listDomains",
  method: "GET",
  path: "/settings/domains",
  tag,
  summary: "List the mail domains of the workspace",
  description: "Admins only.",
  access: "person",
  status: 200,
  response: z.object({ items: z.array(WorkspaceDomain) }),
});

export const addDomain = operation({
  id: "addDomain",
  method: "POST",
  path: "/settings/domains",
  tag,
  summary: "Add a mail domain, and learn the TXT record that proves it",
  description:
    "Admins of a Scale workspace. A domain that is there already is answered as it is. 409 when another workspace has " +
    "proven it; 400 for domains where anybody gets a mailbox.",
  access: "person",
  status: 201,
  body: z.strictObject({ domain: z.string().min(1).max(300) }),
  response: WorkspaceDomain,
});

export const verifyDomain = operation({
  id: "verifyDomain",
  method: "POST",
  path: "/settings/domains/{id}/verify",
  tag,
  summary: "Look for the TXT record of a domain now",
  description:
    "409 with what is missing; nothing changes then for a domain that is verified. Verified domains are looked at every " +
    "day, and one whose record has been gone for seven days is pending again.",
  access: "person",
  status: 200,
  params: IdParams,
  response: WorkspaceDomain,
});

export const removeDomain = operation({
  id: "removeDomain",
  method: "DELETE",
  path: "/settings/domains/{id}",
  tag,
  summary: "Give a domain up",
  description: "Admins only. Its people stay members; single sign-on lets them in no longer.",
  access: "person",
  status: 200,
  params: IdParams,
  response: WorkspaceDomain,
});
