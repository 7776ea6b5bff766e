import { randomUUID } from "node:crypto";
import { config } from "@/lib/core/config";
import { pool } from "@/lib/db/pool";
import type { Checkout, Order, OrderLine, Payment } from "../types";
import { undecided } from "../undecided";
import { findPayment, paymentOf } from "./payments";

export type SandboxPage = {
  id: string;
  customer: string;
  status: "open" | "paid" | "closed";
  /** Null on a page that only saves a card. */
  amountCents: number | null;
  description: string;
  lines: OrderLine[];
  returnUrl: string;
  chargeId: string | null;
  workspaceId: string | null;
};

const OPEN = `
  INSERT INTO sandbox_checkout (id, key, request, customer, amount_cents, expires_at)
  VALUES ($1, $2, $3::jsonb, $4, $5, now() + interval '24 hours') ON CONFLICT (key) DO NOTHING`;
const READ_KEY = "SELECT id, request = $2::jsonb AS same FROM sandbox_checkout WHERE key = $1";
const READ = `
  SELECT id, customer, amount_cents AS "amountCents", request,
         CASE WHEN status = 'open' AND expires_at < now() THEN 'closed' ELSE status END AS status
    FROM sandbox_checkout WHERE id = $1`;

type PageRow = Pick<SandboxPage, "id" | "customer" | "amountCents" | "status"> & { request: Partial<Order> & Setup };
type Setup = { workspaceId?: string };

async function openPage(key: string, request: object, customer: string, amountCents: number | null): Promise<Checkout> {
  const words = JSON.stringify(request);
  const id = `cs_sandbox_${randomUUID().replaceAll("-", "")}`;
  await pool().query(OPEN, [id, key, words, customer, amountCents]);
  const { rows } = await pool().query<{ id: string; same: boolean }>(READ_KEY, [key, words]);
  if (!rows[0]?.same) throw undecided(new Error("The sandbox was given one key with two different requests."));
  return { reference: rows[0].id, url: `${config().APP_URL}/pay/${rows[0].id}` };
}

export const startCheckout = (order: Order): Promise<Checkout> =>
  openPage(order.chargeId, order, order.customer, order.amountCents);

export const startCardPage = (workspaceId: string, customer: string, returnUrl: string): Promise<Checkout> =>
  openPage(randomUUID(), { workspaceId, returnUrl, description: "Save a card" }, customer, null);

export async function readPage(id: string): Promise<SandboxPage | null> {
  const row = (await pool().query<PageRow>(READ, [id])).rows[0];
  if (!row) return null;
  const { request, ...page } = row;
  const { description = "", lines = [], returnUrl = "", chargeId = null, workspaceId = null } = request;
  return { ...page, description, lines, returnUrl, chargeId, workspaceId };
}

export async function closeCheckout(reference: string): Promise<Payment> {
  await pool().query("UPDATE sandbox_checkout SET status = 'closed' WHERE id = $1 AND status = 'open'", [reference]);
  return checkoutPayment(reference);
}

export async function checkoutPayment(reference: string): Promise<Payment> {
  const page = await readPage(reference);
  if (!page) return { status: "none" };
  if (page.status !== "paid") return { status: page.status };
  const row = await findPayment(page.id);
  return row ? paymentOf(row) : { status: "none" };
}
