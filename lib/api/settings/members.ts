import { z } from "zod";
import { DateTime, IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { LONGEST_QUERY } from "@/lib/core/limits/query-limits";
import { operation } from "@/lib/core/operation";
import { MEMBER_ROLES, MEMBER_SOURCES, type MemberRecord } from "@/lib/services/members/record";

const tag = "Settings";

export const MemberRoleName = z.enum(MEMBER_ROLES);

export const WorkspaceMember = z
  .object({
    id: z.string(),
    userId: z.string(),
    name: z.string().nullable(),
    email: z.email(),
    role: MemberRoleName,
    source: z.enum(MEMBER_SOURCES).describe("How the person joined."),
    status: z.enum(["active", "removed"]),
    createdAt: DateTime.describe("When the person first joined."),
    removedAt: DateTime.nullable(),
    lastSeenAt: DateTime.nullable().describe(
      "Their last call or sign-in in this workspace within the last 31 days, if any.",
    ),
    provider: z
      .object({
        name: z.string().nullable(),
        setsRole: z
          .boolean()
          .describe("Whether one of the provider's groups sets their role, so that it can't be changed here."),
      })
      .nullable()
      .describe("The identity provider that manages them over SCIM, if any."),
  })
  .meta({ id: "WorkspaceMember" });

export const SeatsShape = z
  .object({
    used: z
      .int()
      .describe("Seats taken by admins, members, and open invitations to either role. Observers take no seat."),
    reserved: z.int().describe("How many of `used` are open invitations."),
    included: z.int(),
  })
  .meta({ id: "Seats" });

export const toWorkspaceMember = (member: MemberRecord): z.input<typeof WorkspaceMember> => ({
  ...member,
  createdAt: member.createdAt.toISOString(),
  removedAt: member.removedAt?.toISOString() ?? null,
  lastSeenAt: member.lastSeenAt?.toISOString() ?? null,
});

export const listMembers = operation({
  id: "listMembers",
  method: "GET",
  path: "/settings/members",
  tag,
  summary: "List members and paid seats, newest member first",
  access: "person",
  status: 200,
  query: PageQuery.extend({
    q: z.string().trim().max(LONGEST_QUERY).optional().describe("Matches part of the name or address."),
    status: z.enum(["active", "removed"]).default("active"),
  }),
  response: listOf(WorkspaceMember).extend({ seats: SeatsShape }),
});

export const changeMemberRole = operation({
  id: "changeMemberRole",
  method: "PATCH",
  path: "/settings/members/{id}",
  tag,
  summary: "Change a member's role",
  description:
    "Admins only. Returns 402 when an observer would need a paid seat and none is free, and 403 for the last admin of the workspace or for somebody whose role is set by an identity provider's group (reason `managed_by_provider`).",
  access: "person",
  status: 200,
  params: IdParams,
  body: z.strictObject({ role: MemberRoleName }),
  response: WorkspaceMember,
});

export const removeMember = operation({
  id: "removeMember",
  method: "DELETE",
  path: "/settings/members/{id}",
  tag,
  summary: "Remove a member, or leave the workspace",
  description:
    "For admins, or anyone with their own id. The person's sessions, API keys, and MCP connections in " +
    "this workspace end at once, and so do invitations they sent; their work is kept. Returns 403 for the " +
    "last admin.",
  access: "person",
  status: 200,
  params: IdParams,
  response: WorkspaceMember,
});

export const restoreMember = operation({
  id: "restoreMember",
  method: "POST",
  path: "/settings/members/{id}/restore",
  tag,
  summary: "Restore a removed member with their previous role",
  description:
    "Admins only. Returns 402 when that needs a paid seat and none is free. Their keys and connections stay ended.",
  access: "person",
  status: 200,
  params: IdParams,
  response: WorkspaceMember,
});

export const transferAdmin = operation({
  id: "transferAdmin",
  method: "POST",
  path: "/settings/members/{id}/transfer",
  tag,
  summary: "Transfer your admin role",
  description: "The other person becomes admin and you get the role they had. This needs no free seat.",
  access: "person",
  status: 200,
  params: IdParams,
  response: WorkspaceMember,
});
