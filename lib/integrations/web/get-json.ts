import { type Dispatcher, request } from "undici";
import { boundedJson } from "./bounded-json";

type Limits = { mostBytes: number; timeoutMs: number };
export type Got = { json: unknown; cacheControl: string };

/**
 * Reads a JSON document from a user-supplied URL, through a dispatcher that guards where it leads. Throws for anything
 * but a 200 with JSON within the size and time limits; redirects aren't followed.
 */
export async function getJson(url: string, dispatcher: Dispatcher, { mostBytes, timeoutMs }: Limits): Promise<Got> {
  const answer = await request(url, {
    dispatcher,
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const json = await boundedJson(answer, { status: 200, mostBytes });
  return { json, cacheControl: String(answer.headers["cache-control"] ?? "") };
}
