import type { Context } from "@/lib/core/context";
import { clientAddress } from "./client-address";

/** The caller of a public endpoint, for its limits: the request and the network it came from. */
export const callerOf = ({ requestId }: Pick<Context, "requestId">, request: Request) => ({
  requestId,
  address: clientAddress(request),
});
