import type { Context } from "@/lib/core/context";
import type { SsoRefusal } from "@/lib/core/sso/sso-refusals";
import { db } from "@/lib/db/client";
import { audit, transaction } from "@/lib/db/transaction";
import type { ProvidedIdentity } from "@/lib/integrations/identity/identity-of-claims";
import { seatsTaken } from "@/lib/services/members/require-seat";
import { needsSeat, seats } from "@/lib/services/members/seats";
import { TEST_RESULT_PATH } from "./begin-test";
import type { Connection } from "./connection";
import { defaultRole } from "./default-role";
import type { Flow } from "./flow";
import { SsoRefused } from "./refused";
import { requireAddress } from "./require-address";

type Ended = { connection: Connection; flow: Flow };
/** What the sign-in page tells a person to ask an admin about, as told to the admin who tests. */
const TOLD_ADMINS: Partial<Record<SsoRefusal, string>> = {
  SsoAddress: "Your identity provider didn’t share an email address. Have it send one, then test again.",
  SsoDomain:
    "Your identity provider gave an address that isn’t at one of the workspace’s verified domains. Verify its domain, or sign in there with another address.",
};
/** Who came back from the provider, or why nobody did, in a sentence. */
type Outcome = { identity: ProvidedIdentity } | { problem: string };

/**
 * Records the result of an admin's test, and returns the path of the page that shows it. It succeeds for anyone whom
 * the provider may speak for and who was not removed here; nobody is created or signed in.
 */
export async function finishTest({ connection, flow }: Ended, outcome: Outcome, requestId: string): Promise<string> {
  const { id, workspaceId, plan } = connection;
  const problem = "problem" in outcome ? outcome.problem : await problemOf(connection, outcome.identity);
  const ok = problem === null;
  const sentence = problem ?? (await welcomeOf(connection, "identity" in outcome ? outcome.identity : null));
  const at = new Date();
  const seen = { lastTestAt: at, lastTestOk: ok, lastTestSentence: sentence.slice(0, 500) };
  const actor = { kind: "user", userId: flow.testedById ?? "", role: "admin", sessionId: "" } as const;
  const ctx: Context = { requestId, workspaceId, plan, actor };
  await transaction(ctx, async (tx) => {
    const data = ok ? Object.assign(seen, { testedAt: at }) : seen;
    // Settings that changed meanwhile were not tested.
    const { count } = await tx.db.ssoConnection.updateMany({ where: { id, workspaceId, version: flow.version }, data });
    if (count) audit(tx, { action: "sso.tested", targetId: id, details: { succeeded: ok } });
  });
  return `${TEST_RESULT_PATH}?ssoTest=${ok ? "ok" : "failed"}#single-sign-on`;
}

async function problemOf({ workspaceId }: Connection, identity: ProvidedIdentity): Promise<string | null> {
  try {
    const { email } = await requireAddress({ db: db() }, workspaceId, identity);
    const where = { workspaceId, active: false, role: { not: "participant" }, user: { email } };
    return (await db().membership.count({ where })) > 0 ? `${email} was removed from this workspace.` : null;
  } catch (error) {
    if (!(error instanceof SsoRefused)) throw error;
    const sentence = TOLD_ADMINS[error.code] ?? error.message;
    return identity.email ? `${sentence} The address was ${identity.email}.` : sentence;
  }
}

/** What would happen on a real sign-in: a newcomer needs a seat, unless an invitation holds one for them. */
async function welcomeOf({ workspaceId }: Connection, identity: ProvidedIdentity | null): Promise<string> {
  const email = identity?.email ?? "The person";
  const known = { workspaceId, active: true, role: { not: "participant" }, user: { email } };
  const invited = { workspaceId, email, acceptedAt: null, cancelledAt: null, expiresAt: { gt: new Date() } };
  const isExpected =
    !needsSeat(await defaultRole({ db: db() }, workspaceId)) ||
    (await db().membership.count({ where: known })) > 0 ||
    (await db().memberInvitation.count({ where: invited })) > 0;
  const now = await seats(workspaceId);
  if (isExpected || now.used < now.included) return `${email} would be able to sign in.`;
  return `${email} is recognized and could sign in once a seat is free. ${seatsTaken(now)}`;
}
