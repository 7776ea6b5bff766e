import { answerBody } from "@/lib/http/answer/answer-body";
import type { RpcId } from "./messages";
import type { RpcError } from "./rpc-error";

function bytesResponse(parts: Uint8Array[], status: number): Response {
  const { body, length } = answerBody(...parts);
  return new Response(body, { status, headers: { "content-type": "application/json", "content-length": length } });
}

export const jsonResponse = (body: string, status = 200) => bytesResponse([Buffer.from(body)], status);

export const resultResponse = (id: RpcId, result: object): Response =>
  jsonResponse(JSON.stringify({ jsonrpc: "2.0", id, result }));

/** The part of a response that is the same for everyone: up to the end of its result, which may get more fields. */
export const begunAnswer = (result: object): Uint8Array =>
  Buffer.from(`{"jsonrpc":"2.0","result":${JSON.stringify(result).slice(0, -1)}`);

/** A pre-encoded response, completed with more fields in its result. */
export function begunResponse(id: RpcId, begun: Uint8Array, more?: object): Response {
  const rest = more ? `,${JSON.stringify(more).slice(1)}` : "}";
  return bytesResponse([begun, Buffer.from(`${rest},"id":${JSON.stringify(id)}}`)], 200);
}

export function errorResponse(id: RpcId | null, { code, message, data, status }: RpcError): Response {
  return jsonResponse(JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, ...(data && { data }) } }), status);
}
