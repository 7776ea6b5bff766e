import { BlockList, isIP } from "node:net";
import { config } from "@/lib/core/config";

/** The content of ALLOW_PRIVATE_TARGETS. */
type NamedTargets = { hasHost: (host: string) => boolean; hasAddress: (address: string) => boolean };

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** The hosts and private ranges that the operator lets requests reach; read on each call, because tests change it. */
export function namedTargets(): NamedTargets {
  const hosts = new Set<string>();
  const ranges = new BlockList();
  for (const name of config().ALLOW_PRIVATE_TARGETS) {
    const [address = "", bits] = name.replace(/^\[|\]$/g, "").split("/");
    if (isIP(address) === 0) hosts.add(name.toLowerCase());
    else if (bits === undefined) ranges.addAddress(address, familyOf(address));
    else ranges.addSubnet(address, Number(bits), familyOf(address));
  }
  return {
    hasHost: (host) => hosts.has(host),
    hasAddress: (address) => isIP(address) !== 0 && ranges.check(address, familyOf(address)),
  };
}
