import { unsubscribe as operation } from "@/lib/api/participation/unsubscribe";
import { api, apiOthers } from "@/lib/api/surface";
import { config } from "@/lib/core/config";
import { unsubscribe } from "@/lib/services/invitations/unsubscribe";

/** A person's browser is redirected to the page, which then says what was done; programs get a plain response. */
export const POST = api(operation, async (_ctx, { params, request }) => {
  await unsubscribe(params.token);
  if (!request.headers.get("accept")?.includes("text/html")) return { unsubscribed: true as const };
  const location = `${config().APP_URL}/unsubscribe/${encodeURIComponent(params.token)}`;
  return new Response(null, { status: 303, headers: { location } });
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/unsubscribe/{token}", ["POST"]);
