import { invalid } from "@/lib/core/errors";
import { refusalOf } from "@/lib/integrations/browser/guard/refusal-of";

/**
 * Refuses a site that agents may not open: a private address, another protocol, a user name in the URL, an unusual
 * port.
 */
export async function checkSite(targetUrl: string): Promise<void> {
  const refusal = await refusalOf(targetUrl);
  if (refusal !== null) throw invalid("swarm.targetUrl", refusal);
}
