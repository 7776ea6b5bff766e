import { type Context, personOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { hashSecret, newToken } from "@/lib/core/secrets/secrets";
import { ssoAddresses } from "@/lib/core/sso/sso-addresses";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { connectionOf } from "./connection";
import { newFlow } from "./flow";
import { requirePlan } from "./require-plan";

export const TEST_RESULT_PATH = "/settings/security";

/** The URL where an admin's test sign-in begins, once. Throws `conflict` while nothing is connected. */
export async function beginTest(ctx: Context): Promise<{ url: string }> {
  permit(ctx, "workspace.manage");
  requirePlan(ctx.plan);
  const { workspaceId } = ctx;
  const connection = await connectionOf(workspaceId);
  if (!connection) throw new AppError("conflict", "Connect an identity provider first.");
  const ticket = newToken();
  await transaction(ctx, async (tx) => {
    const flow = newFlow(connection, { goTo: TEST_RESULT_PATH, testedById: personOf(ctx) });
    await tx.db.ssoFlow.create({ data: { ...flow.row, codeHash: new Uint8Array(hashSecret(ticket)) } });
    audit(tx, { action: "sso.test_begun", targetId: connection.id });
  });
  return { url: `${ssoAddresses(workspaceId).startUrl}?${new URLSearchParams({ test: ticket })}` };
}
