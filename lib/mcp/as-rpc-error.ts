import { asAppError } from "@/lib/http/answer/as-app-error";
import { FAILURES, faultSentence } from "./failures";
import { noteFault } from "./note-fault";
import { RPC, RpcError } from "./rpc-error";

/** The error response for a failed method. A fault of ours is logged and answered with a fixed sentence. */
export function asRpcError(thrown: unknown, requestId: string, method: string): RpcError {
  if (thrown instanceof RpcError) return thrown;
  const error = asAppError(thrown);
  if (!error || error.kind === "unavailable") noteFault(requestId, method, thrown);
  if (!error) return new RpcError(RPC.internal, faultSentence(requestId), { data: { requestId } });
  return new RpcError(FAILURES[error.kind].code, error.message, { data: { requestId } });
}
