import { expect, test } from "vitest";
import { clientAddress } from "@/lib/http/caller/client-address";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["1.1.1.1, 203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1c2d:3e4f%eth0", "fe80:0:0:0"],
  ["fe80::9%25en0", "fe80:0:0:0"],
  ["203.0.113.9:51234", "203.0.113.9"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2"],
  ["", "unknown"],
  [undefined, "unknown"],
])("X-Forwarded-For %s means the caller is %s", (header, address) => {
  const headers = new Headers(header === undefined ? {} : { "x-forwarded-for": header });
  expect(clientAddress(new Request("http://localhost", { headers }))).toBe(address);
});
