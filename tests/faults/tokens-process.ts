import { POST as token } from "@/app/token/route";
import { serveRoutes } from "@/tests/support/contract/serve-routes";
import { makeCaller, type Person } from "@/tests/support/factories";
import { makeClient, makeCode } from "@/tests/support/mcp/oauth";

/** A server of POST /token, made to be killed, and of codes to exchange there. The first one creates the caller. */
const given = process.env.FAULT_ASKER;
const asker: { person: Person; clientId: string } = given
  ? JSON.parse(given)
  : { person: (await makeCaller({ plan: "scale" })).person, clientId: await makeClient() };
const { url } = await serveRoutes(async (request) =>
  request.url.endsWith("/token")
    ? token(request, undefined)
    : Response.json(await makeCode(asker.person, { clientId: asker.clientId })),
);
process.send?.({ url, asker: JSON.stringify(asker) });
