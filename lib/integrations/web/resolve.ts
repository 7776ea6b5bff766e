import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import { namedTargets } from "./named-targets";

/** Every address of a host name; throws if it has none. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

const PATIENCE_MS = 2_000;

/**
 * Asks the name servers without the thread pool that `lookup` uses, where a name with a silent server would hold up
 * everyone else's. Only names listed by the operator may come from the machine's own hosts file.
 */
export const resolve: Resolve = async (host) => {
  if (namedTargets().hasHost(host)) return lookup(host, { all: true });
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 2 });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [
    ...(v4.status === "fulfilled" ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === "fulfilled" ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0)
    throw v4.status === "rejected" ? v4.reason : new Error("The name can't be resolved to an address.");
  return found;
};
