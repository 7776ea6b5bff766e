import * as documents from "@/app/.well-known/oauth-authorization-server/[[...path]]/route";
import * as resources from "@/app/.well-known/oauth-protected-resource/[[...path]]/route";
import * as identity from "@/app/.well-known/openid-configuration/[[...path]]/route";
import * as connect from "@/app/api/connect/[id]/route";
import * as authorize from "@/app/authorize/route";
import * as mcp from "@/app/mcp/route";
import * as register from "@/app/register/route";
import * as revoke from "@/app/revoke/route";
import * as token from "@/app/token/route";
import { config } from "@/lib/core/config";
import { serveRoutes } from "@/tests/support/contract/serve-routes";

type Handlers = Partial<Record<string, (request: Request, args: Args) => Promise<Response>>>;
type Args = { params: Promise<Record<string, string>> };

/** What an MCP client meets on its way, by the beginning of its address. */
const ROUTES: [string, unknown][] = [
  ["/.well-known/oauth-authorization-server", documents],
  ["/.well-known/oauth-protected-resource", resources],
  ["/.well-known/openid-configuration", identity],
  ["/api/connect/", connect],
  ["/authorize", authorize],
  ["/register", register],
  ["/revoke", revoke],
  ["/token", token],
];

type Options = {
  /** Another offer over the same transport. */
  handlers?: unknown;
  /** Added to what is sent to /mcp without a token, for peers that can't send one. */
  key?: string;
};

/**
 * The routes of MCP and of its authorization server behind a socket, as the app's own address; `url` is that of MCP.
 */
export async function serveMcp({ handlers = mcp, key }: Options = {}) {
  const { url, close } = await serveRoutes(async (request) => {
    const { pathname } = new URL(request.url);
    const [prefix = "", route] =
      pathname === "/mcp" ? [pathname, handlers] : (ROUTES.find(([start]) => pathname.startsWith(start)) ?? []);
    const handle = (route as Handlers | undefined)?.[request.method];
    if (!handle) return new Response("", { status: 404 });
    if (key && pathname === "/mcp" && !request.headers.has("authorization"))
      request.headers.set("authorization", `Bearer ${key}`);
    return handle(request, { params: Promise.resolve({ id: pathname.slice(prefix.length) }) });
  });
  Object.assign(config(), { APP_URL: url });
  return { url: `${url}/mcp`, close };
}
