import { hashSecret } from "@/lib/core/secrets/secrets";
import type { AskedBy } from "./record";

/** Of the browser that it was begun in, and still open. Without the cookie there is no such request. */
export const whereAsked = ({ id, browser }: AskedBy) => ({
  idHash: new Uint8Array(hashSecret(id)),
  browserHash: new Uint8Array(hashSecret(browser ?? "")),
  expiresAt: { gt: new Date() },
});
