import type { Context } from "@/lib/core/context";
import { redirectBack } from "@/lib/core/oauth/redirect-back";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import type { AskedBy } from "./record";
import { take } from "./take";

/** The person denies. Returns where to send the browser with that (RFC 6749 §4.1.2.1). Throws `not_found`. */
export async function deny(ctx: Context, asked: AskedBy): Promise<string> {
  permit(ctx, "connection.own");
  const { redirectUri, state } = await transaction(ctx, async (tx) => {
    const taken = await take(tx, asked);
    audit(tx, { action: "connection.denied", targetId: taken.clientId });
    return taken;
  });
  return redirectBack(redirectUri, state, {
    error: "access_denied",
    error_description: "The person denied the request.",
  });
}
