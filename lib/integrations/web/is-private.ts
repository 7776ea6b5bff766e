import { BlockList, isIP } from "node:net";

/**
 * IANA's special-purpose registries (RFC 6890 and its successors), multicast, and the ranges that carry IPv4 inside
 * IPv6.
 */
const V4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
const V6 = `::/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7
  fe80::/10 fec0::/10 ff00::/8`;

const ranges = new BlockList();
for (const [text, family] of [[V4, "ipv4"] as const, [V6, "ipv6"] as const]) {
  for (const range of text.split(/\s+/)) {
    const [address = "", bits] = range.split("/");
    ranges.addSubnet(address, Number(bits), family);
  }
}

/** True for every address that isn't public, including IPv4 written as IPv6, and for anything that isn't an address. */
export function isPrivate(address: string): boolean {
  const family = isIP(address);
  return family === 0 || ranges.check(address, family === 6 ? "ipv6" : "ipv4");
}
