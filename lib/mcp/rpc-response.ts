import type { RpcId } from "./messages";
import type { RpcError } from "./rpc-error";

const HEADERS = { "content-type": "application/json" };

/** A result that is JSON already. */
export const resultResponse = (id: RpcId, resultJson: string): Response =>
  new Response(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${resultJson}}`, { headers: HEADERS });

export function errorResponse(id: RpcId | null, { code, message, data, status }: RpcError): Response {
  const body = { jsonrpc: "2.0", id, error: { code, message, ...(data && { data }) } };
  return new Response(JSON.stringify(body), { status, headers: HEADERS });
}
