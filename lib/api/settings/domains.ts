import { z } from "zod";
import { DateTime, IdParams } from "@/lib/api/shared";
import { LONGEST_DOMAIN } from "@/lib/core/limits/sso-text";
import { operation } from "@/lib/core/operation";
import type { DomainRecord } from "@/lib/services/domains/record";

const tag = "Settings";

export const WorkspaceDomain = z
  .object({
    id: z.string(),
    domain: z.string().describe("Lowercase; international names in their `xn--` form."),
    state: z.enum(["pending", "verified"]),
    txtName: z.string().describe("The name of the TXT record that verifies it."),
    txtValue: z.string(),
    createdAt: DateTime,
    verifiedAt: DateTime.nullable(),
    lastCheckedAt: DateTime.nullable(),
    lastProblem: z.string().nullable().describe("Why the last check did not find the record."),
    missingSince: DateTime.nullable().describe("When the record of a verified domain was first found missing."),
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
  summary: "List the workspace's email domains",
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
  summary: "Add an email domain and get its TXT record",
  description:
    "Admins of a Scale workspace only. Adding a domain again returns it as it is. Returns 409 when " +
    "another workspace has verified it, and 400 for public email domains.",
  access: "person",
  status: 201,
  body: z.strictObject({ domain: z.string().min(1).max(LONGEST_DOMAIN) }),
  response: WorkspaceDomain,
});

export const verifyDomain = operation({
  id: "verifyDomain",
  method: "POST",
  path: "/settings/domains/{id}/verify",
  tag,
  summary: "Check a domain's TXT record now",
  description:
    "Returns 409 with what is missing; a verified domain stays verified then. Verified domains are " +
    "checked every day, and one whose record has been missing for seven days becomes pending again.",
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
  summary: "Remove a domain",
  description: "Admins only. People at the domain stay members, but single sign-on no longer lets them in.",
  access: "person",
  status: 200,
  params: IdParams,
  response: WorkspaceDomain,
});
