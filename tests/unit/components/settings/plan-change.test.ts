import { expect, test } from "vitest";
import { planChange } from "@/components/billing/plan-change";

const payer = { hasCard: true, isSandbox: false };

test("who chooses a smaller plan reads what stops, and what goes on", () => {
  expect(planChange({ plan: "scale", ...payer }, "free").text).toBe(
    "This takes effect now. API keys, MCP connections, instructions for Eva, single sign-on, and SCIM stop working until you upgrade again. Everybody keeps their access, and running studies and webhooks go on. Nothing is deleted or refunded.",
  );
  expect(planChange({ plan: "team", ...payer }, "pro").text).toBe(
    "This takes effect now. Instructions for Eva stop working until you upgrade again. Everybody keeps their access, and running studies go on. Nothing is deleted or refunded.",
  );
});
