import { decideConnect } from "@/lib/api/connect";
import { api, apiOthers } from "@/lib/api/surface";
import { authorizationBrowser } from "@/lib/http/sign-in/authorization-cookie";
import { approve } from "@/lib/services/authorizations/approve";
import { deny } from "@/lib/services/authorizations/deny";

export const POST = api(decideConnect, async (ctx, { params, body, request }) => {
  const asked = { id: params.request, browser: authorizationBrowser(request) };
  if (body.decision === "deny") return { redirectTo: await deny(ctx, asked) };
  const { workspaceId, canDraft } = body;
  return { redirectTo: await approve(ctx, { ...asked, workspaceId, canDraft }) };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/connect/{request}", ["POST"]);
