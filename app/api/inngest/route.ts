import { apiNotFound } from "@/lib/api/surface";
import { isEmbedded } from "@/lib/jobs/client";
import { serveJobs } from "@/lib/jobs/serve";

/** Called by a real job server. The embedded one calls in-process and unsigned, so outside calls are refused. */
const handle = (request: Request) => (isEmbedded() ? apiNotFound(request) : serveJobs(request));

export { apiNotFound as PATCH, apiNotFound as DELETE, handle as GET, handle as POST, handle as PUT };
