import { CallError } from "@/lib/api/call-error";
import { mayPass } from "@/lib/api/insist";

const TOO_MANY = 429;

/** Why an act failed, as what the participant is told about it. */
export function reasonOf(thrown: unknown): "busy" | "offline" | "server" {
  if (thrown instanceof CallError && thrown.status === TOO_MANY) return "busy";
  return mayPass(thrown) ? "offline" : "server";
}
