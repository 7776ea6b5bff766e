import { z } from "zod";
import { givenFields } from "./given-fields";
import { RPC, RpcError } from "./rpc-error";

/** MCP allows neither null nor fractions as an id (basic, "Requests"). */
const RpcId = z.union([z.string().max(1000), z.int()]);
export type RpcId = z.output<typeof RpcId>;

/** A request, or a notification if it has no id. */
export type Message = { id?: RpcId; method: string; params?: Record<string, unknown> };
export type RpcRequest = Message & { id: RpcId };

/** A posted body, which may be a JSON-RPC batch: MCP 2025-03-26 still had them. */
export type Posted = { messages: Message[]; isBatch: boolean };

const Message = z.object({
  jsonrpc: z.literal("2.0"),
  id: RpcId.optional(),
  method: z.string().max(200),
  params: givenFields.optional(),
});
/** A client's response to a request of ours. We send none, so it is accepted and dropped. */
const Answer = z
  .object({ jsonrpc: z.literal("2.0"), method: z.undefined().optional(), id: RpcId })
  .and(z.union([z.object({ result: z.looseObject({}) }), z.object({ error: z.looseObject({}) })]));

const MOST_IN_BATCH = 100;
const refuse = (message: string) => new RpcError(RPC.invalidRequest, message, { status: 400 });

function messageOf(given: unknown): Message[] {
  const message = Message.safeParse(given);
  if (message.success) return [message.data];
  if (Answer.safeParse(given).success) return [];
  throw refuse("The body is not a JSON-RPC 2.0 message.");
}

/** The messages of a body. Throws `RpcError` for what isn't JSON-RPC. */
export function messagesOf(body: unknown): Posted {
  if (!Array.isArray(body)) return { messages: messageOf(body), isBatch: false };
  if (body.length === 0 || body.length > MOST_IN_BATCH) throw refuse(`A batch holds 1 to ${MOST_IN_BATCH} messages.`);
  const messages = body.flatMap(messageOf);
  const ids = messages.filter(isRequest).map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw refuse("Two requests in the batch have the same id.");
  return { messages, isBatch: true };
}

export const isRequest = (message: Message): message is RpcRequest => message.id !== undefined;

/** The id to use in a refusal of the whole body, as far as it is known. */
export function idOf(body: unknown): RpcId | null {
  const { id } = (typeof body === "object" && body !== null ? body : {}) as { id?: unknown };
  return RpcId.safeParse(id).data ?? null;
}
