import { listApprovals } from "@/lib/api/approvals/approvals";
import { toApproval } from "@/lib/api/approvals/shape";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { list } from "@/lib/services/approvals/list";

export const GET = api(listApprovals, async (ctx, { query }) => toList(await list(ctx, query), toApproval));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/approvals", ["GET"]);
