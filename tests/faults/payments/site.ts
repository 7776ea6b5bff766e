import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { stripeService } from "@/tests/support/stand-ins/stripe-service";
import { openPool } from "../open-pool";

export type Draft = { id: string; key: string };
/** A caller's response; null is a connection that broke. */
export type Told = { status: number; text: string; json: { study?: { status: string }; checkoutUrl?: string } } | null;
type Trouble = Parameters<typeof stripeService>[1];

const WEBHOOK_SECRET = "whsec_for_faults";
export const PRICE_CENTS = 3 * (6_00 + 5_00);
export const MORE_CENTS = 2 * (6_00 + 5_00);

/** One installation: a process to be killed, its database, and the payment service it uses. */
export async function openSite(databaseUrl: string, service: "Stripe" | "sandbox", trouble?: Trouble) {
  const stripe = service === "Stripe" ? await stripeService(WEBHOOK_SECRET, trouble) : null;
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    STRIPE_SECRET_KEY: stripe ? "sk_test_faults" : "",
    STRIPE_WEBHOOK_SECRET: stripe ? WEBHOOK_SECRET : "",
    STRIPE_BASE_URL: stripe?.url ?? "",
  };
  const db = openPool(databaseUrl);
  let child: ChildProcess;
  let url = "";
  const start = async () => {
    child = fork(join(import.meta.dirname, "site-process.ts"), { execArgv: ["--import", "tsx"], env });
    const [ready] = await once(child, "message");
    url = (ready as { url: string }).url;
  };
  const post = async (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    method = "POST",
  ): Promise<Told> => {
    try {
      const sent = typeof body === "string" ? body : JSON.stringify(body);
      const all = { "content-type": "application/json", ...headers };
      const response = await fetch(url + path, { method, headers: all, body: sent });
      const text = await response.text();
      return { status: response.status, text, json: JSON.parse(text) };
    } catch {
      return null;
    }
  };
  await start();
  return {
    db,
    stripe,
    start,
    post,
    /** Waits for the process to die; false if it didn't die by itself. */
    async died(timeoutMs: number): Promise<boolean> {
      if (child.exitCode === null && child.signalCode === null)
        await Promise.race([once(child, "exit"), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
      return child.signalCode === "SIGKILL";
    },
    async kill(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
    /** Studies to launch, or running ones. */
    async drafts(count: number, hasCard: boolean, isRunning = false): Promise<Draft[]> {
      const made = await post("/set-up", { count, hasCard, isRunning });
      if (made?.status !== 200) throw new Error(`Nothing was set up: ${made ? made.text : "the connection broke"}`);
      return made.json as unknown as Draft[];
    },
    publish: (draft: Draft, more: { crashAt?: string; totalCents?: number } = {}): Promise<Told> =>
      post(
        `/api/studies/${draft.id}/publish`,
        { approve: true, expectedTotalCents: more.totalCents ?? PRICE_CENTS },
        { authorization: `Bearer ${draft.key}`, ...(more.crashAt && { "x-crash-at": more.crashAt }) },
      ),
    /** From three participants to five. */
    addParticipants: (study: Draft, { crashAt }: { crashAt?: string } = {}): Promise<Told> =>
      post(
        `/api/studies/${study.id}/target`,
        { approve: true, targetParticipants: 5, expectedTotalCents: MORE_CENTS },
        { authorization: `Bearer ${study.key}`, ...(crashAt && { "x-crash-at": crashAt }) },
      ),
    /** Someone pays on the page; the service notifies us until we have accepted. */
    async payOn(checkoutUrl: string, crashAt?: string): Promise<Told> {
      const page = checkoutUrl.split("/").at(-1) ?? "";
      const headers: Record<string, string> = crashAt ? { "x-crash-at": crashAt } : {};
      if (!stripe) return post("/api/billing/sandbox", { page, card: "4242424242424242" }, headers);
      const { body, signature } = stripe.event("checkout.session.completed", stripe.book.complete(page));
      return post("/api/billing/webhook", body, { "stripe-signature": signature, ...headers });
    },
    async close(): Promise<void> {
      await this.kill();
      await db.end();
      await stripe?.close();
    },
  };
}

export type Site = Awaited<ReturnType<typeof openSite>>;
