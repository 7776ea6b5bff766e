import { readJson } from "@/lib/http/body";
import { clientAddress } from "@/lib/http/client-address";
import { registration, toRegistration } from "@/lib/oauth/register";
import { oauth } from "@/lib/oauth/surface";
import { takeCall } from "@/lib/services/access/take-call";
import { register } from "@/lib/services/clients/register";

const MOST_BYTES = 1024 * 1024;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = oauth("/register", "POST", async (request) => {
  await takeCall("register", clientAddress(request));
  const client = await register(registration(await readJson(request, MOST_BYTES)));
  return Response.json(toRegistration(client), { status: 201 });
});
export const dynamic = "force-dynamic";
