import { Inngest } from "inngest";
import { serve as serveFetch } from "inngest/edge";
import { serve as serveNode } from "inngest/node";
import { config } from "@/lib/core/config";
import { pool } from "@/lib/db/pool";
import { EMBEDDED_URL } from "@/lib/jobs/executor/engine";
import { Executor } from "@/lib/jobs/executor/executor";
import { localFetch } from "@/lib/jobs/executor/local-fetch";
import { Listener } from "@/lib/jobs/listener";
import { localServer } from "@/tests/support/stand-ins/local-server";

type Functions = ReturnType<Inngest["createFunction"]>[];
export type JobServer = { client: Inngest; stop: () => Promise<void> };

const silent = { info() {}, warn() {}, error() {}, debug() {} };

/** An executor on this test file's database, quicker to retry and to notice a death than the real one. */
export async function embeddedJobs(id: string, define: (client: Inngest) => Functions, leaseMs = 3_000) {
  const made: { executor?: Executor } = {};
  const engine = () => {
    if (!made.executor) throw new Error("The executor is not made yet.");
    return made.executor.engine;
  };
  const client = new Inngest({ id, isDev: true, baseUrl: EMBEDDED_URL, fetch: localFetch(engine), logger: silent });
  const handler = serveFetch({ client, functions: define(client) });
  const executor = await Executor.create({ pool: pool(), handler, leaseMs, backoffScale: 0.01 });
  made.executor = executor;
  executor.start();
  const listener = new Listener(config().DATABASE_URL, ["jobs"], () => executor.wake());
  await listener.start();
  const stop = async () => {
    await Promise.all([listener.stop(), executor.stop()]);
  };
  return { client, executor, stop };
}

/** The functions over HTTP, registered with the server of INNGEST_BASE_URL. */
async function realJobs(id: string, baseUrl: string, define: (client: Inngest) => Functions): Promise<JobServer> {
  const { INNGEST_EVENT_KEY: eventKey, INNGEST_SIGNING_KEY: signingKey } = config();
  const client = new Inngest({ id, baseUrl, eventKey, signingKey, isDev: !signingKey, logger: silent });
  const { url, close } = await localServer(serveNode({ client, functions: define(client) }));
  const registered = await fetch(`${url}/api/inngest`, { method: "PUT" });
  if (!registered.ok) throw new Error(`The job server did not take the functions: ${await registered.text()}`);
  return { client, stop: close };
}

/** Whichever job server is configured, with the given functions. */
export function startJobServer(id: string, define: (client: Inngest) => Functions): Promise<JobServer> {
  const baseUrl = config().INNGEST_BASE_URL;
  return baseUrl ? realJobs(id, baseUrl, define) : embeddedJobs(id, define);
}
