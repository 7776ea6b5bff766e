import { clientAddress } from "@/lib/http/caller/client-address";
import { registrationOf, toRegistration } from "@/lib/oauth/register";
import { oauth } from "@/lib/oauth/surface";
import { takeCall } from "@/lib/services/access/take-call";
import { register } from "@/lib/services/clients/register";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = oauth("/register", "POST", async (request) => {
  await takeCall("register", clientAddress(request));
  const client = await register(await registrationOf(request));
  return Response.json(toRegistration(client), { status: 201 });
});
export const dynamic = "force-dynamic";
