import { z } from "zod";
import { IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { APPROVAL_STATUSES } from "@/lib/services/approvals/record";
import { Approval } from "./shape";

const tag = "Eva";

export const listApprovals = operation({
  id: "listApprovals",
  method: "GET",
  path: "/approvals",
  tag,
  summary: "List approvals, newest first",
  description: "Returns the actions Eva has proposed in this workspace, both pending and decided.",
  access: "read",
  status: 200,
  query: PageQuery.extend({ status: z.enum(APPROVAL_STATUSES).optional() }),
  response: listOf(Approval),
});

export const approveApproval = operation({
  id: "approveApproval",
  method: "POST",
  path: "/approvals/{id}/approve",
  tag,
  summary: "Approve an action",
  description:
    "Performs the action once, with the rights of the person who approves it. Returns 409 if it was " +
    "already decided, has expired, or can't be done as proposed; a launch whose price has changed stays " +
    "pending. If payment is still needed, `result.checkoutUrl` says where to pay.",
  access: "person",
  status: 200,
  params: IdParams,
  response: Approval,
});

export const declineApproval = operation({
  id: "declineApproval",
  method: "POST",
  path: "/approvals/{id}/decline",
  tag,
  summary: "Decline an action",
  description: "The action is never performed. Returns 409 if it was already decided or has expired.",
  access: "person",
  status: 200,
  params: IdParams,
  response: Approval,
});
