import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { APPROVAL_STATUSES } from "@/lib/services/approvals/record";
import { Approval } from "./approval-shape";
import { IdParams, listOf, PageQuery } from "./shared";

const tag = "Eva";

export const listApprovals = operation({
  id: "listApprovals",
  method: "GET",
  path: "/approvals",
  tag,
  summary: "List what Eva proposed, newest first",
  description: "What waits for a decision in the workspace, and what was decided.",
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
  summary: "Approve what Eva proposed",
  description:
    "Does it, once, with the rights of the person who approves. 409 when it was decided, has expired, or can't be done " +
    "as it was proposed: a launch whose price has changed stays pending. `result.checkoutUrl` is where to pay.",
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
  summary: "Decline what Eva proposed",
  description: "Nothing happens, then or later. 409 when it was decided or has expired.",
  access: "person",
  status: 200,
  params: IdParams,
  response: Approval,
});
