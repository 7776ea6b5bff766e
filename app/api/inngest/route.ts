import { apiNotFound } from "@/lib/api/surface";
import { isEmbedded } from "@/lib/jobs/client";
import { serveJobs } from "@/lib/jobs/serve";

/** Where a real job server calls. The embedded one calls in-process, unsigned, so nobody may from outside. */
const handle = (request: Request) => (isEmbedded() ? apiNotFound(request) : serveJobs(request));

export { apiNotFound as PATCH, apiNotFound as DELETE, handle as GET, handle as POST, handle as PUT };
