import { z } from "zod";
import { DateTime } from "@/lib/api/shared";
import { CHARGE_KINDS, CHARGE_STATUSES, type ChargeRecord } from "@/lib/services/billing/record";

const Cents = z.int().describe("US cents.");

/** Something that was or is to be paid for. */
export const Charge = z
  .object({
    id: z.string(),
    kind: z.enum(CHARGE_KINDS),
    service: z.enum(["sandbox", "stripe"]).describe("Sandbox charges involve no real money."),
    status: z.enum(CHARGE_STATUSES),
    description: z.string(),
    studyId: z.string().nullable(),
    lines: z.array(z.object({ label: z.string(), unitCents: Cents, quantity: z.int(), totalCents: Cents })),
    amountCents: Cents,
    failure: z.string().nullable().describe("Why it failed or was refunded."),
    checkoutUrl: z.string().nullable().describe("Where to pay it, while it is open."),
    createdAt: DateTime,
    paidAt: DateTime.nullable(),
  })
  .meta({ id: "Charge" });

export const toCharge = (charge: ChargeRecord): z.input<typeof Charge> => ({
  ...charge,
  lines: charge.lines.map((line) => ({ ...line, totalCents: line.unitCents * line.quantity })),
  createdAt: charge.createdAt.toISOString(),
  paidAt: charge.paidAt?.toISOString() ?? null,
});

export type ChargeShape = z.output<typeof Charge>;
export type ChargeStatus = ChargeShape["status"];
