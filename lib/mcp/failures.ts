import type { ErrorKind } from "@/lib/core/errors";
import { RPC } from "./rpc-error";

type Failure = {
  /** The HTTP status if the request is refused as a whole. */
  status: number;
  /** The JSON-RPC code, also for a resource or prompt that couldn't be returned. */
  code: number;
  /** What the caller of a tool can do about it. */
  fix: string;
};

const PLANS = "An admin can change the plan under Settings → Billing.";
const SLOWER = "Wait, then call again.";

/** How each kind of failure looks to an MCP client. */
export const FAILURES = {
  invalid: { status: 400, code: RPC.invalidParams, fix: "Correct the arguments and call again." },
  conflict: { status: 409, code: RPC.refused, fix: "Read it again to see its current state." },
  too_large: { status: 413, code: RPC.refused, fix: "Ask for less." },
  unsupported_media: { status: 415, code: RPC.refused, fix: "Send another format." },
  unauthenticated: { status: 401, code: RPC.refused, fix: "Sign in again." },
  wrong_token: { status: 401, code: RPC.refused, fix: "Sign in again." },
  plan_required: { status: 402, code: RPC.refused, fix: PLANS },
  allowance_used: { status: 402, code: RPC.refused, fix: PLANS },
  forbidden: { status: 403, code: RPC.refused, fix: "Somebody with more rights can do this in the app." },
  not_found: { status: 404, code: RPC.invalidParams, fix: "The list tools and search return the ids that exist." },
  method_not_allowed: { status: 405, code: RPC.refused, fix: "Use POST." },
  rate_limited: { status: 429, code: RPC.refused, fix: SLOWER },
  calls_used_up: { status: 429, code: RPC.refused, fix: SLOWER },
  unavailable: { status: 503, code: RPC.refused, fix: "Call again in a moment." },
} as const satisfies Record<ErrorKind, Failure>;

/** The sentence for a fault of ours, everywhere. */
export const faultSentence = (requestId: string) =>
  `Something went wrong on our side. Quote the request id ${requestId} if you report it.`;
