import { readiness } from "@/lib/services/health/readiness";

/** Whether to send requests here: 503 with what is missing until everything is ready. */
export async function GET() {
  const checks = await readiness();
  const ready = Object.values(checks).every(Boolean);
  const body = { status: ready ? "ready" : "not ready", checks };
  return Response.json(body, { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } });
}
export const dynamic = "force-dynamic";
