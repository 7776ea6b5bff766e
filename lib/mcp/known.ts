import type { RpcId } from "./messages";

/** What becomes known of a request on its way, for the refusal that may follow. */
export type Known = { id: RpcId | null; sentToken: boolean };
