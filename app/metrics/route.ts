import { timingSafeEqual } from "node:crypto";
import { config } from "@/lib/core/config";
import { hashSecret } from "@/lib/core/secrets/secrets";
import { bearerToken } from "@/lib/http/caller/bearer";
import { metrics } from "@/lib/http/server/metrics";

/** Prometheus metrics of this process, for holders of METRICS_TOKEN; without that setting, the page doesn't exist. */
export async function GET(request: Request) {
  const { METRICS_TOKEN } = config();
  if (!METRICS_TOKEN) return new Response("Not found\n", { status: 404 });
  if (!timingSafeEqual(hashSecret(bearerToken(request) ?? ""), hashSecret(METRICS_TOKEN)))
    return new Response("Unauthorized\n", { status: 401, headers: { "www-authenticate": "Bearer" } });
  const { registry } = metrics();
  return new Response(await registry.metrics(), { headers: { "content-type": registry.contentType } });
}
export const dynamic = "force-dynamic";
