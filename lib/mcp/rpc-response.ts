import type { RpcId } from "./messages";
import type { RpcError } from "./rpc-error";

/** With its length known the answer is not sent in chunks, which spares a write and the receiver a wake-up. */
export function jsonResponse(body: string, status = 200): Response {
  const headers = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
  return new Response(body, { status, headers });
}

const headOf = (id: RpcId) => `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":`;

/** A result that is JSON already. */
export const resultResponse = (id: RpcId, resultJson: string): Response => jsonResponse(`${headOf(id)}${resultJson}}`);

export function errorResponse(id: RpcId | null, { code, message, data, status }: RpcError): Response {
  return jsonResponse(JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, ...(data && { data }) } }), status);
}
