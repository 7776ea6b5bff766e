import { toApproval } from "@/lib/api/approval-shape";
import { listApprovals } from "@/lib/api/approvals";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { list } from "@/lib/services/approvals/list";

export const GET = api(listApprovals, async (ctx, { query }) => toList(await list(ctx, query), toApproval));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/approvals", ["GET"]);
