import { expect, test } from "vitest";
import { nextStep } from "@/components/settings/security/next-step";

const pending = { state: "pending" } as const;
const verified = { state: "verified" } as const;
const off = { enabled: false };
const testedAt = "2026-11-28T06:00:00Z";

test("security settings emphasize one step at a time: a domain, its record, a provider, a test of it, provisioning", () => {
  const steps = [
    nextStep({ domains: [], connection: null, scim: off }),
    nextStep({ domains: [pending], connection: null, scim: off }),
    nextStep({ domains: [pending, verified], connection: null, scim: off }),
    nextStep({ domains: [verified], connection: { testedAt: null }, scim: off }),
    nextStep({ domains: [verified], connection: { testedAt }, scim: off }),
    nextStep({ domains: [verified], connection: { testedAt }, scim: { enabled: true } }),
  ];
  expect(steps).toEqual(["domain", "check", "connect", "test", "provisioning", null]);
});
