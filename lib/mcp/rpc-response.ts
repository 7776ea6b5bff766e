import type { RpcId } from "./messages";
import type { RpcError } from "./rpc-error";

/** With its length known the answer is not sent in chunks, which spares a write and the receiver a wake-up. */
export const jsonResponse = (body: string, status = 200): Response =>
  new Response(body, {
    status,
    headers: { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) },
  });

/** A result that is JSON already. */
export const resultResponse = (id: RpcId, resultJson: string): Response =>
  jsonResponse(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${resultJson}}`);

export function errorResponse(id: RpcId | null, { code, message, data, status }: RpcError): Response {
  return jsonResponse(JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, ...(data && { data }) } }), status);
}
