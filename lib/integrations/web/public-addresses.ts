import type { LookupAddress } from "node:dns";
import { isIP } from "node:net";
import { hostOf } from "./host-of";
import { isPrivate } from "./is-private";
import { namedTargets } from "./named-targets";
import { PrivateTarget } from "./private-target";
import { type Resolve, resolve as resolveName } from "./resolve";

const LOOPBACK = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];
const isLocalName = (host: string) => host === "localhost" || host.endsWith(".localhost");

/**
 * The addresses at which a host may be reached. Throws PrivateTarget if any of them is private and not listed by the
 * operator: an answer that mixes public and private ones is refused as a whole. Other errors are those of the lookup.
 */
export async function publicAddresses(hostname: string, resolve: Resolve = resolveName): Promise<LookupAddress[]> {
  const host = hostOf(hostname);
  const named = namedTargets();
  if (named.hasHost(host)) return resolve(host);
  const isNamed = ({ address }: LookupAddress) => named.hasAddress(address);
  const family = isIP(host);
  const found = family
    ? [{ address: host, family }]
    : isLocalName(host)
      ? LOOPBACK.filter(isNamed)
      : await resolve(host);
  if (found.length === 0 || found.some((one) => isPrivate(one.address) && !isNamed(one))) throw new PrivateTarget();
  return found;
}
