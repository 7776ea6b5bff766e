import { serve } from "inngest/edge";
import { config } from "@/lib/core/config";
import { inngest } from "./client";
import { functions } from "./functions";

/**
 * The SDK's own HTTP handler. A job server calls it with a signature; the embedded executor calls it in this process.
 */
export const serveJobs = serve({
  client: inngest,
  functions,
  serveOrigin: config().APP_URL,
  servePath: "/api/inngest",
});
