import { LOOPBACK } from "@/lib/core/oauth/redirect-uri";

/**
 * Where the browser goes with the answer: a website, a program listening on this computer, or one with its own link
 * scheme.
 */
export type Destination = { kind: "site" | "computer" | "program"; host: string };

export function destinationOf(redirectUri: string, host: string): Destination {
  const { protocol, hostname } = new URL(redirectUri);
  if (protocol !== "http:" && protocol !== "https:") return { kind: "program", host };
  return { kind: LOOPBACK.has(hostname) ? "computer" : "site", host };
}
