import { toWorkspaceDomain, verifyDomain } from "@/lib/api/settings/domains";
import { api, apiOthers } from "@/lib/api/surface";
import { verify } from "@/lib/services/domains/verify";

export const POST = api(verifyDomain, async (ctx, { params }) => toWorkspaceDomain(await verify(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/domains/{id}/verify", ["POST"]);
