import { type Dispatcher, request } from "undici";
import { boundedJson } from "@/lib/integrations/web/bounded-json";
import { webAgent } from "@/lib/integrations/web/web-agent";
import { ProviderFailed } from "./provider-failed";

const MOST_BYTES = 256 * 1024;
const TIMEOUT_MS = 8_000;

const shared = globalThis as typeof globalThis & { earshotProviders?: Dispatcher };
const dispatcher = (): Dispatcher => {
  shared.earshotProviders ??= webAgent();
  return shared.earshotProviders;
};

type Question = { what: string; form?: URLSearchParams; headers?: Record<string, string> };

/**
 * One call to an identity provider, whose URLs came from an admin or the provider's own document: public addresses
 * only, no redirects, limited in time and size. Throws ProviderFailed, which says `what` couldn't be obtained.
 */
export async function askProvider(url: string, { what, form, headers }: Question): Promise<unknown> {
  const answer = await request(url, {
    dispatcher: dispatcher(),
    method: form ? "POST" : "GET",
    headers: {
      accept: "application/json",
      "content-type": form ? "application/x-www-form-urlencoded" : undefined,
      ...headers,
    },
    body: form?.toString(),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ProviderFailed(`The provider could not be reached for ${what}.`);
  });
  // RFC 6749 §5.2: errors come as JSON with a 400 or 401.
  const status = answer.statusCode === 401 && form ? 401 : answer.statusCode === 400 && form ? 400 : 200;
  return boundedJson(answer, { status, mostBytes: MOST_BYTES }).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : "It broke off.";
    throw new ProviderFailed(`The provider gave no usable answer for ${what}. ${why}`);
  });
}
