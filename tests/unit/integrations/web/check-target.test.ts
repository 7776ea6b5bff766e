import { describe, expect, test } from "vitest";
import { checkTarget } from "@/lib/integrations/web/check-target";
import { isPrivate } from "@/lib/integrations/web/is-private";
import type { Resolve } from "@/lib/integrations/web/resolve";
import { withSettings } from "@/tests/support/settings";
import { loopbackSpellings } from "./spellings";

const at =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
const nowhere: Resolve = async () => {
  throw Object.assign(new Error("queryA ENOTFOUND"), { code: "ENOTFOUND" });
};
const sentence = async (url: string, resolve: Resolve = at("93.184.216.34")) =>
  checkTarget(url, resolve).then(
    () => "taken",
    (error: Error) => error.message,
  );

describe("checkTarget", () => {
  test("accepts a public https address", async () => {
    expect(await sentence("https://hooks.example.com/earshot?team=7")).toBe("taken");
    expect(await sentence("https://hooks.example.com:8443/earshot")).toBe("taken");
  });

  test("accepts a name that doesn't resolve right now", async () => {
    expect(await sentence("https://soon.example.com/", nowhere)).toBe("taken");
  });

  test("refuses anything that isn't an https URL, has a user name or password, or uses another port", async () => {
    expect(await sentence("hooks")).toBe("This is not a valid URL.");
    expect(await sentence("ftp://hooks.example.com/")).toBe("The URL must begin with https://.");
    expect(await sentence("http://hooks.example.com/")).toBe("The URL must begin with https://.");
    expect(await sentence("https://a:b@hooks.example.com/")).toBe("The URL must not contain a user name or password.");
    expect(await sentence("https://hooks.example.com:22/")).toBe("The URL's port must be 80, 443, or 8443.");
    expect(await sentence(`https://hooks.example.com/${"a".repeat(2_000)}`)).toMatch(/at most 2000 characters/);
  });

  test("refuses every spelling of this machine", async () => {
    for (const url of loopbackSpellings(443)) {
      const https = url.replace("http:", "https:");
      expect([https, await sentence(https)]).not.toEqual([https, "taken"]);
    }
  });

  test("refuses names that resolve to anything private, even among public addresses", async () => {
    for (const address of ["10.1.2.3", "169.254.169.254", "::1", "fd00:ec2::254", "::ffff:192.168.0.1"]) {
      expect(await sentence("https://a.example.com/", at(address))).toBe("The URL leads to a private network.");
      expect(await sentence("https://a.example.com/", at("93.184.216.34", address))).not.toBe("taken");
    }
  });

  test("accepts what the operator listed, also without https and on any port", async () => {
    await withSettings({ ALLOW_PRIVATE_TARGETS: ["receiver.internal", "10.0.0.0/8"] }, async () => {
      expect(await sentence("http://receiver.internal:9000/hook", at("192.168.0.4"))).toBe("taken");
      expect(await sentence("http://10.0.0.7:9000/hook")).toBe("taken");
      expect(await sentence("http://other.internal/", at("192.168.0.4"))).toBe("The URL leads to a private network.");
    });
  });
});

describe("isPrivate", () => {
  test("knows every range that isn't public, also IPv4 inside IPv6", () => {
    const inner = `10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 ::ffff:10.0.0.1 ::ffff:a9fe:a9fe
      64:ff9b::a9fe:a9fe 2002:a9fe:a9fe::1 ::127.0.0.1 fd00:ec2::254 fe80::1 fec0::1 ff02::1 2001:0:53aa:64c::1 0.0.0.0
      255.255.255.255 198.18.0.1 192.0.0.192 64:ff9b:1::1 ::ffff:0:10.0.0.1 :: ::1 224.0.0.1 localhost`.split(/\s+/);
    expect(inner.filter((address) => !isPrivate(address))).toEqual([]);
    const outer = ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4001::1", "::ffff:8.8.8.8"];
    expect(outer.filter(isPrivate)).toEqual([]);
  });
});
