import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { chargeSaved } from "@/lib/integrations/payments/sandbox/payments";
import { saveCard } from "@/lib/integrations/payments/sandbox/save-card";

const ROUNDS = 40;
const CALLERS = 10;

test("one charge requested by many at the same moment is paid once, and all get the same result", async () => {
  const customer = newId("workspace");
  const { reference } = await saveCard(customer, "4242424242424242");
  for (let round = 0; round < ROUNDS; round++) {
    const order = {
      chargeId: newId("charge"),
      customer,
      amountCents: 100,
      description: "Launch",
      lines: [],
      returnUrl: "",
    };
    const told = await Promise.all(Array.from({ length: CALLERS }, () => chargeSaved(order, reference)));
    expect(new Set(told.map((payment) => JSON.stringify(payment))).size).toBe(1);
    expect(await db().sandboxPayment.count({ where: { key: order.chargeId } })).toBe(1);
  }
});
