import { z } from "zod";
import { DateTime } from "@/lib/api/shared";
import { APPROVAL_STATUSES, type ApprovalRecord } from "@/lib/services/approvals/record";

const Person = z.object({ id: z.string(), name: z.string().nullable() }).nullable();

export const Approval = z
  .object({
    id: z.string(),
    kind: z.string().describe("`create_study`, `launch_study`, `invite`, `tag` or `create_report`."),
    summary: z.string().describe("What would happen, and who it affects."),
    costCents: z.int().optional().describe("What approving it would charge."),
    status: z.enum(APPROVAL_STATUSES).describe("Pending approvals expire after 7 days."),
    url: z.string().describe("Path of the app page where it is decided."),
    result: z
      .object({
        type: z.enum(["study", "tag", "report"]),
        id: z.string(),
        title: z.string(),
        url: z.string(),
        checkoutUrl: z.string().optional().describe("Payment is still needed."),
      })
      .optional()
      .describe("What it created or changed."),
    error: z.string().optional().describe("Why the last attempt was refused. It can be approved again."),
    requestedBy: Person,
    decidedBy: Person,
    decidedAt: DateTime.nullable(),
    expiresAt: DateTime,
    createdAt: DateTime,
    mayDecide: z.boolean().describe("Whether the caller may approve or decline it."),
  })
  .meta({ id: "Approval" });

export const toApproval = ({ costCents, result, error, ...approval }: ApprovalRecord): z.input<typeof Approval> => ({
  ...approval,
  ...(costCents !== null && { costCents }),
  ...(result && { result }),
  ...(error !== null && { error }),
});
