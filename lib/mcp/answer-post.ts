import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { readAnyJson, refuseUnstorable } from "@/lib/http/request/body";
import type { Admission, Call } from "@/lib/http/surface";
import { admitMcp } from "@/lib/services/access/admit-mcp";
import { answerHandshake } from "./answer-handshake";
import { answerModern } from "./answer-modern";
import { INSUFFICIENT_SCOPE } from "./challenge";
import type { Known } from "./known";
import { idOf, isRequest, type Message, messagesOf, type Posted } from "./messages";
import { isMetered } from "./methods";
import type { Offer } from "./offer";
import { requireToken } from "./require-token";
import { RPC, RpcError } from "./rpc-error";
import { errorResponse } from "./rpc-response";
import { isModern } from "./versions";

const MOST_BYTES = 4 * 1024 * 1024;
/** The guide of the longest study has some hundreds; the SDK traverses all of them several times. */
const MOST_VALUES = 10_000;

/** The token is checked before the body is judged, so that someone who may not enter learns nothing else. */
export async function answerPost(offer: Offer, request: Request, call: Call, known: Known): Promise<Response> {
  const token = requireToken(request);
  known.sentToken = true;
  try {
    const read = await postedOf(request, known).catch((refusal: unknown) => ({ refusal }));
    call.admission = await admit(token, "refusal" in read ? [] : read.messages, call.requestId);
    if ("refusal" in read) throw read.refusal;
    call.about = aboutOf(read.messages);
    requireAccept(request);
    requireScope(offer, call.admission.ctx, read.messages);
    return await answer(offer, call.admission.ctx, read, request);
  } catch (thrown) {
    if (thrown instanceof RpcError) return errorResponse(known.id, thrown);
    throw thrown;
  }
}

/** The methods and tools, for the log: every call has the same path. */
function aboutOf(messages: Message[]): string {
  const shown = (name: unknown) => (/^[A-Za-z/_]{1,64}$/.test(String(name)) ? String(name) : "unknown");
  const asked = messages.map(({ method, params }) =>
    method === "tools/call" ? `${method} ${shown(params?.name)}` : shown(method),
  );
  return [...new Set(asked)].join(", ");
}

async function postedOf(request: Request, known: Known): Promise<Posted> {
  const body = await readAnyJson(request, MOST_BYTES, MOST_VALUES).catch(unreadable);
  if (body === undefined) throw new RpcError(RPC.parseError, "The body is empty.", { status: 400 });
  known.id = idOf(body);
  const posted = messagesOf(body);
  try {
    refuseUnstorable(posted.messages.map(withoutArguments));
  } catch (error) {
    unreadable(error);
  }
  return posted;
}

function unreadable(error: unknown): never {
  if (!(error instanceof AppError && error.kind === "invalid")) throw error;
  throw new RpcError(RPC.parseError, error.message, { status: 400 });
}

/** Arguments written by a model are validated by the tool, whose refusals the model gets to see. */
const withoutArguments = (message: Message) =>
  message.method === "tools/call" ? { ...message, params: { ...message.params, arguments: null } } : message;

/** In a batch, every metered message counts as a call of the minute and the month; all others together count as one. */
async function admit(token: string, messages: Message[], requestId: string): Promise<Admission> {
  const metered = messages.filter((message) => isRequest(message) && isMetered(message.method)).length;
  const ask = () => admitMcp(token, { requestId, writes: false, metered: metered > 0 });
  const admissions = await Promise.all(Array.from({ length: Math.max(1, metered) }, ask));
  // Admissions finish in any order; the limits that remain are those after the last.
  return admissions.reduce((last, one) => (leftAfter(one) < leftAfter(last) ? one : last));
}

const leftAfter = ({ limits }: Admission) => limits?.minute.remaining ?? 0;

const JSON_TYPE = /(^|,)\s*(application\/json|application\/\*|\*\/\*)\s*(;|,|$)/i;
const STREAM_TYPE = /(^|,)\s*(text\/event-stream|text\/\*|\*\/\*)\s*(;|,|$)/i;

/** MCP, basic/transports, "Sending Messages": a client accepts both. */
function requireAccept(request: Request): void {
  const accept = request.headers.get("accept") ?? "*/*";
  if (JSON_TYPE.test(accept) && STREAM_TYPE.test(accept)) return;
  throw new RpcError(RPC.refused, "Accept both application/json and text/event-stream.", { status: 406 });
}

/** The person can lift this by approving again, so the client is sent there (MCP, "Scope Challenge Handling"). */
function requireScope(offer: Offer, { actor }: Context, messages: Message[]): void {
  if (actor.kind !== "mcp" || !actor.readOnly || actor.role === "observer") return;
  const drafts = ({ method, params }: Message) =>
    method === "tools/call" && offer.tools.accessOf(String(params?.name)) === "write";
  if (messages.some(drafts))
    throw new AppError("forbidden", "This connection isn't allowed to draft studies.", {
      reason: INSUFFICIENT_SCOPE,
    });
}

function answer(offer: Offer, ctx: Context, posted: Posted, request: Request): Promise<Response> {
  const version = request.headers.get("mcp-protocol-version");
  if (posted.messages.some((message) => isModern(message, version)))
    return answerModern(offer, ctx, posted, request.headers);
  return answerHandshake(offer, ctx, posted, request);
}
