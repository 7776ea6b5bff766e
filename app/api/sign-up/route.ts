import { signUp as operation } from "@/lib/api/sign-in/sign-up";
import { api, apiOthers } from "@/lib/api/surface";
import { clientAddress } from "@/lib/http/caller/client-address";
import { ownUrl } from "@/lib/http/request/own-url";
import { signUp } from "@/lib/services/people/sign-up";

export const POST = api(operation, async ({ requestId }, { body, request }) => ({
  next: await signUp({ ...body, goTo: ownUrl(body.next ?? "/") }, clientAddress(request), requestId),
}));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/sign-up", ["POST"]);
