import { addDomain, listDomains, toWorkspaceDomain } from "@/lib/api/settings/domains";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/domains/create";
import { list } from "@/lib/services/domains/list";

export const GET = api(listDomains, async (ctx) => ({ items: (await list(ctx)).map(toWorkspaceDomain) }));
export const POST = api(addDomain, async (ctx, { body }) => toWorkspaceDomain(await create(ctx, body.domain)));
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/domains", ["GET", "POST"]);
