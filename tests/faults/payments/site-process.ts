import { POST as pay } from "@/app/api/billing/sandbox/route";
import { POST as event } from "@/app/api/billing/webhook/route";
import { POST as publish } from "@/app/api/studies/[id]/publish/route";
import { PATCH as edit } from "@/app/api/studies/[id]/route";
import { POST as addParticipants } from "@/app/api/studies/[id]/target/route";
import { config } from "@/lib/core/config";
import { serveRoutes } from "@/tests/support/contract/serve-routes";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { atCrashPoints } from "@/tests/support/faults/crash-points";
import { changeSettings } from "@/tests/support/settings";
import { saveSandboxCard, saveStripeCard } from "@/tests/support/stand-ins/payment-services";
import { startQuickJobs } from "../quick-jobs";

/** Launching, paying and the jobs behind them, in a process that dies at a point that a caller names. */
let crashAt: string | null = null;
atCrashPoints((name) => {
  if (name === crashAt) process.kill(process.pid, "SIGKILL");
});

const saveCard = config().STRIPE_SECRET_KEY ? saveStripeCard : saveSandboxCard;

/** Drafts to launch or running studies, each in its own workspace. */
async function setUp(request: Request): Promise<Response> {
  const { count, hasCard, isRunning } = (await request.json()) as Record<"hasCard" | "isRunning", boolean> & {
    count: number;
  };
  const made = Array.from({ length: count }, async () => {
    const { key, person } = await makeCaller({ plan: "scale" });
    const { id } = await makeStudy(person, isRunning ? { status: "running" } : {});
    if (hasCard) await saveCard(person.workspaceId, "pays");
    return { id, key };
  });
  return Response.json(await Promise.all(made));
}

const { url } = await serveRoutes((request) => {
  crashAt = request.headers.get("x-crash-at") ?? crashAt;
  const path = new URL(request.url).pathname;
  const id = path.split("/")[3] ?? "";
  if (path === "/set-up") return setUp(request);
  if (path === "/api/billing/webhook") return event(request, { params: Promise.resolve({}) });
  if (path === "/api/billing/sandbox") return pay(request, { params: Promise.resolve({}) });
  if (path.endsWith("/target")) return addParticipants(request, { params: Promise.resolve({ id }) });
  return (request.method === "PATCH" ? edit : publish)(request, { params: Promise.resolve({ id }) });
});
changeSettings({ PORT: Number(new URL(url).port) });

await startQuickJobs();
process.send?.({ url });
