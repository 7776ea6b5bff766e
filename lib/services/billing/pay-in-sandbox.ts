import { crashPoint } from "@/lib/core/crash-point";
import { notFound } from "@/lib/core/errors";
import { payments } from "@/lib/integrations/payments/payments";
import { readPage, type SandboxPage } from "@/lib/integrations/payments/sandbox/checkouts";
import { deliverEvents } from "@/lib/integrations/payments/sandbox/deliver";
import { type PayOutcome, payPage } from "@/lib/integrations/payments/sandbox/pay";

/** A page of the sandbox, for whoever has its URL; there are none if a real payment service is configured. */
export async function sandboxPage(pageId: string): Promise<SandboxPage> {
  const page = payments().service === "sandbox" ? await readPage(pageId) : null;
  if (!page) throw notFound("Page");
  return page;
}

/** Presses the button of a sandbox page. The resulting event is posted at once, or else by the every-minute job. */
export async function payInSandbox(pageId: string, card: string, confirmed: boolean): Promise<PayOutcome> {
  await sandboxPage(pageId);
  const outcome = await payPage(pageId, card, confirmed);
  crashPoint("sandbox.after_pay");
  if (outcome === "done") await deliverEvents();
  return outcome;
}
