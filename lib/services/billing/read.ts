import type { Prisma } from "@/lib/db/generated/client";
import type { ChargeLine, ChargeRecord } from "./record";

export const CHARGE_FIELDS = {
  id: true,
  workspaceId: true,
  studyId: true,
  kind: true,
  service: true,
  customerReference: true,
  cardReference: true,
  description: true,
  lines: true,
  amountCents: true,
  status: true,
  failure: true,
  paymentReference: true,
  checkoutReference: true,
  checkoutUrl: true,
  purpose: true,
  requestedById: true,
  createdAt: true,
  paidAt: true,
} as const satisfies Prisma.ChargeSelect;

/** A charge with its ids at the payment service. */
export type ChargeRow = Prisma.ChargeGetPayload<{ select: typeof CHARGE_FIELDS }>;

export const linesOf = (row: Pick<ChargeRow, "lines">) => row.lines as ChargeLine[];

export const fromRow = (row: ChargeRow): ChargeRecord => ({
  id: row.id,
  kind: row.kind as ChargeRecord["kind"],
  service: row.service as ChargeRecord["service"],
  status: row.status as ChargeRecord["status"],
  description: row.description,
  studyId: row.studyId,
  lines: linesOf(row),
  amountCents: row.amountCents,
  failure: row.failure,
  checkoutUrl: row.status === "checkout" ? row.checkoutUrl : null,
  createdAt: row.createdAt,
  paidAt: row.paidAt,
});
