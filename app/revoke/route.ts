import { clientAddress } from "@/lib/http/caller/client-address";
import { fieldOf, readForm } from "@/lib/oauth/read-form";
import { requireClient } from "@/lib/oauth/require-client";
import { oauth } from "@/lib/oauth/surface";
import { takeCall } from "@/lib/services/access/take-call";
import { find } from "@/lib/services/clients/find";
import { giveUp } from "@/lib/services/connections/give-up";

/** RFC 7009. The token's holder may revoke it; a client that also identifies itself must be the token's own. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = oauth("/revoke", "POST", async (request, requestId) => {
  await takeCall("revoke", clientAddress(request));
  const form = await readForm(request);
  const token = fieldOf(form, "token");
  const named = form.get("client_id");
  const clientId = named === undefined ? null : requireClient(await find(named)).id;
  await giveUp({ token, clientId }, requestId);
  return new Response(null);
});
export const dynamic = "force-dynamic";
