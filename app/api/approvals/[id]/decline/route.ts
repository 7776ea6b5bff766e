import { declineApproval } from "@/lib/api/approvals/approvals";
import { toApproval } from "@/lib/api/approvals/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { decline } from "@/lib/services/approvals/decline";

export const POST = api(declineApproval, async (ctx, { params }) => toApproval(await decline(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/approvals/{id}/decline", ["POST"]);
