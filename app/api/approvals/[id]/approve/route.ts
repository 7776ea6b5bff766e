import { approveApproval } from "@/lib/api/approvals/approvals";
import { toApproval } from "@/lib/api/approvals/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { approve } from "@/lib/services/approvals/approve";

export const POST = api(approveApproval, async (ctx, { params }) => toApproval(await approve(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/approvals/{id}/approve", ["POST"]);
