import { clientAddress } from "@/lib/http/caller/client-address";
import { readForm } from "@/lib/oauth/read-form";
import { requireClient } from "@/lib/oauth/require-client";
import { oauth } from "@/lib/oauth/surface";
import { tokenRequest, toTokens } from "@/lib/oauth/token";
import { takeCall } from "@/lib/services/access/take-call";
import { find } from "@/lib/services/clients/find";
import { exchangeCode } from "@/lib/services/connections/exchange-code";
import { refresh } from "@/lib/services/connections/refresh";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = oauth("/token", "POST", async (request, requestId) => {
  await takeCall("token", clientAddress(request));
  const asked = tokenRequest(await readForm(request));
  const { id: clientId } = requireClient(await find(asked.clientId));
  const pair =
    asked.grant === "refresh_token"
      ? await refresh({ ...asked, clientId })
      : await exchangeCode({ ...asked, clientId }, requestId);
  return Response.json(toTokens(pair));
});
export const dynamic = "force-dynamic";
