import { isIP } from "node:net";
import { hostOf } from "@/lib/integrations/web/host-of";
import { namedTargets } from "@/lib/integrations/web/named-targets";
import { PrivateTarget } from "@/lib/integrations/web/private-target";
import { publicAddresses } from "@/lib/integrations/web/public-addresses";

const PORTS = new Set([80, 443, 8443]);

export type Reach = { address: string } | { refused: string };

const PRIVATE = "This leads to a private network, which agents can't open.";
const ODD_PORT = "Agents open only the ports 80, 443, and 8443.";
const UNKNOWN = "This site's name could not be resolved.";

/**
 * The address at which an agent's page may reach a host, checked at this moment, or why it may not. Hosts in
 * ALLOW_PRIVATE_TARGETS may be reached at any port.
 */
export async function mayReach(hostname: string, port: number): Promise<Reach> {
  const host = hostOf(hostname);
  const named = namedTargets();
  try {
    const [found] = await publicAddresses(host);
    if (!found) return { refused: UNKNOWN };
    const isNamed = named.hasHost(host) || named.hasAddress(found.address);
    return isNamed || PORTS.has(port) ? { address: found.address } : { refused: ODD_PORT };
  } catch (error) {
    return { refused: error instanceof PrivateTarget || isIP(host) !== 0 ? PRIVATE : UNKNOWN };
  }
}
