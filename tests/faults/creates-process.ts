import { POST } from "@/app/v1/projects/route";
import { serveRoutes } from "@/tests/support/contract/serve-routes";
import { makeCaller } from "@/tests/support/factories";

/** A server of POST /v1/projects, made to be killed. The first one creates the caller. */
const key = process.env.FAULT_KEY ?? (await makeCaller({ plan: "scale" })).key;
const { url } = await serveRoutes((request) => POST(request, { params: Promise.resolve({}) }));
process.send?.({ url, key });
