import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { MEMBER_ROLES, MEMBER_SOURCES, type MemberRecord } from "@/lib/services/members/record";
import { DateTime, IdParams, listOf, PageQuery } from "./shared";

const tag = "Settings";

export const MemberRoleName = z.enum(MEMBER_ROLES);

export const WorkspaceMember = z
  .object({
    id: z.string(),
    userId: z.string(),
    name: z.string().nullable(),
    email: z.email(),
    role: MemberRoleName,
    source: z.enum(MEMBER_SOURCES).describe("How the person came."),
    status: z.enum(["active", "removed"]),
    createdAt: DateTime.describe("When the person first came."),
    removedAt: DateTime.nullable(),
    lastSeenAt: DateTime.nullable().describe("Their last call or sign-in here in the last 31 days, if there is one."),
    provider: z
      .object({
        name: z.string().nullable(),
        setsRole: z.boolean().describe("Whether a group there sets their role, so that it can't be changed here."),
      })
      .nullable()
      .describe("The identity provider that looks after them over SCIM, if one does."),
  })
  .meta({ id: "WorkspaceMember" });

export const SeatsShape = z
  .object({
    used: z.int().describe("Admins, members, and open invitations to become one. Observers take no seat."),
    reserved: z.int().describe("Those of `used` that are open invitations."),
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
  summary: "List the members of the workspace, newest first, with its paid seats",
  access: "person",
  status: 200,
  query: PageQuery.extend({
    q: z.string().trim().max(200).optional().describe("A part of the name or address."),
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
    "Admins only. 402 when an observer would need a paid seat and none is free; 403 for the last admin of the workspace, and for somebody whose role an identity provider sets by group (reason `managed_by_provider`).",
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
  summary: "Remove a member, or leave",
  description:
    "Admins, or anybody with their own id. Sessions, API keys and MCP connections of the person in this workspace end at " +
    "once, and so do invitations that they sent; their work is kept. 403 for the last admin.",
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
  summary: "Bring back somebody who was removed, with the role they had",
  description: "Admins only. 402 when that needs a paid seat and none is free. Keys and connections stay ended.",
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
  summary: "Hand one's admin role over",
  description: "The other becomes admin, and oneself takes the role they had. It needs no free seat.",
  access: "person",
  status: 200,
  params: IdParams,
  response: WorkspaceMember,
});
