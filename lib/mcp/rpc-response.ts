import type { RpcId } from "./messages";
import type { RpcError } from "./rpc-error";

/** With its length known the answer is not sent in chunks, which spares a write and the receiver a wake-up. */
export function jsonResponse(body: string | Buffer<ArrayBuffer>, status = 200): Response {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const headers = { "content-type": "application/json", "content-length": String(bytes.length) };
  return new Response(bytes, { status, headers });
}

const headOf = (id: RpcId) => `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":`;

/** A result that is JSON already. */
export const resultResponse = (id: RpcId, resultJson: string): Response => jsonResponse(`${headOf(id)}${resultJson}}`);

/** A result that is JSON and encoded already, with the fields that follow its own. */
export const encodedResponse = (id: RpcId, result: Buffer, more: Record<string, unknown> = {}): Response => {
  const tail = JSON.stringify(more).slice(1);
  const parts = [Buffer.from(headOf(id)), result.subarray(0, -1), Buffer.from(`${tail === "}" ? "" : ","}${tail}}`)];
  return jsonResponse(Buffer.concat(parts));
};

export function errorResponse(id: RpcId | null, { code, message, data, status }: RpcError): Response {
  return jsonResponse(JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, ...(data && { data }) } }), status);
}
