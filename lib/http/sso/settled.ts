import type { ProvidedIdentity } from "@/lib/integrations/identity/identity-of-claims";
import type { PersonRecord } from "@/lib/services/people/record";
import { admit } from "@/lib/services/sso/admit";
import { finishTest } from "@/lib/services/sso/finish-test";
import { SsoRefused } from "@/lib/services/sso/refused";
import type { Taken } from "@/lib/services/sso/take-flow";
import { refusedPath } from "./redirects";

/** Who comes in, once the provider has identified them; or the path that shows a test's result or a refusal. */
export async function settled(
  taken: Taken,
  identity: ProvidedIdentity,
  requestId: string,
): Promise<PersonRecord | string> {
  if (taken.flow.testedById) return finishTest(taken, { identity }, requestId);
  try {
    return await admit(taken.connection, identity, requestId);
  } catch (error) {
    if (error instanceof SsoRefused) return refusedPath(error.code);
    throw error;
  }
}
