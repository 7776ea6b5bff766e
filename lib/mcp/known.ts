import type { RpcId } from "./messages";

/** What is learned about a request along the way, for a refusal that may follow. */
export type Known = { id: RpcId | null; sentToken: boolean };
