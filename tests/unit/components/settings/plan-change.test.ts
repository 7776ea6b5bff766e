import { describe, expect, test } from "vitest";
import { planChange } from "@/components/billing/plan-change";
import type { Plan } from "@/lib/core/plans";

const UNUSED = { seats: { used: 1, included: 50 }, uploadHours: { used: 0 }, swarmRuns: { used: 0 } };
const change = (plan: Plan, wanted: Plan, usage: typeof UNUSED = UNUSED) =>
  planChange({ plan, hasCard: false, isSandbox: true, usage }, wanted);
const words = (...given: Parameters<typeof change>) => {
  const { stops = [], shrinks = [], goesOn = [] } = change(...given).effects ?? {};
  return { stops: stops.join("\n"), shrinks: shrinks.join("\n"), goesOn: goesOn.join("\n") };
};

describe("a smaller plan", () => {
  test("says what stops, as far as the present plan has it and the other one doesn't", () => {
    const { stops } = words("scale", "free");
    for (const what of ["API keys", "MCP", "Instructions for Eva", "Single sign-on", "SCIM"])
      expect(stops).toContain(what);
    expect(words("scale", "team").stops).not.toMatch(/API|Instructions/);
    expect(words("scale", "team").stops).toContain("SCIM");
    expect(words("team", "pro").stops).toContain("Instructions for Eva");
    expect(words("team", "pro").stops).not.toMatch(/SCIM|API/);
  });

  test("says what there is less of, from the plans' own figures", () => {
    const { shrinks } = words("scale", "team");
    expect(shrinks).toContain("10 paid seats instead of 50");
    expect(shrinks).toContain("50 hours of recordings a month instead of 500");
    expect(shrinks).toContain("10 Swarm runs a month instead of 50");
    expect(shrinks).toContain("10,000 calls a month instead of 100,000");
    expect(words("team", "pro").shrinks).not.toContain("calls");
    expect(words("pro", "free").shrinks).toContain("No Swarm runs are included instead of 3 a month; each costs $2");
  });

  test("says what happens to seats, hours and runs that are used already", () => {
    const used = { seats: { used: 12, included: 50 }, uploadHours: { used: 60.5 }, swarmRuns: { used: 11 } };
    const { shrinks } = words("scale", "team", used);
    expect(shrinks).toContain("12 are taken: everyone keeps theirs, but nobody else gets one, invited people included");
    expect(shrinks).toContain("60.5 are used, so no more until next month");
    expect(shrinks).toContain("11 were started, so further ones cost $2 each");
    expect(words("scale", "team").shrinks).not.toMatch(/taken|used|started/);
  });

  test("says what goes on, and with single sign-on how people then sign in", () => {
    const { goesOn } = words("scale", "free");
    expect(goesOn).toContain("Running studies, booked interviews, and everyone who is taking part");
    expect(goesOn).toContain("Webhooks");
    expect(goesOn).toContain("Everything you have collected");
    expect(goesOn).toContain("with a password or an emailed link");
    expect(words("team", "pro").goesOn).not.toContain("password");
  });
});

test("a larger plan costs something and ends nothing", () => {
  expect(change("pro", "team").effects).toBeNull();
  expect(change("pro", "team")).toMatchObject({ isUpgrade: true });
});
