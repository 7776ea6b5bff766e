import { LOOPBACK } from "@/lib/core/oauth/redirect-uri";

/** Where the browser goes with the answer: a site, a program that listens on this computer, or one with own links. */
export type Destination = { kind: "site" | "computer" | "program"; host: string };

export function destinationOf(redirectUri: string, host: string): Destination {
  const { protocol, hostname } = new URL(redirectUri);
  if (protocol !== "http:" && protocol !== "https:") return { kind: "program", host };
  return { kind: LOOPBACK.has(hostname) ? "computer" : "site", host };
}
