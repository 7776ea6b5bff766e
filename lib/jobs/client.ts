import { Inngest } from "inngest";
import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import { EMBEDDED_URL, type Engine } from "./executor/engine";
import { localFetch } from "./executor/local-fetch";

/** Where every copy of this module that Next.js bundles finds the running engine. */
export const embedded = globalThis as typeof globalThis & { earshotJobEngine?: Engine | undefined };

function engine(): Engine {
  if (!embedded.earshotJobEngine) throw new Error("Events can be sent once the jobs are started.");
  return embedded.earshotJobEngine;
}

/** True if no job server is configured and this process's executor runs the jobs. */
export const isEmbedded = () => !config().INNGEST_BASE_URL;

/** One that takes events and never answers would hold up all others for minutes: nothing else ends the wait. */
const PATIENCE_MS = 10_000;
const inTime: typeof fetch = (url, options) => fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) });

function makeClient(): Inngest {
  const { INNGEST_BASE_URL: baseUrl, INNGEST_EVENT_KEY: eventKey, INNGEST_SIGNING_KEY: signingKey } = config();
  const common = { id: "earshot", logger: log() };
  if (!baseUrl) return new Inngest({ ...common, isDev: true, baseUrl: EMBEDDED_URL, fetch: localFetch(engine) });
  return new Inngest({ ...common, isDev: false, baseUrl, eventKey, signingKey, fetch: inTime });
}

/** The Inngest client: functions are created with it, and the outbox sends through it. */
export const inngest = makeClient();
