import { isIP } from "node:net";
import { setTimeout } from "node:timers/promises";
import { type AppError, invalid } from "@/lib/core/errors";
import { hostOf } from "./host-of";
import { namedTargets } from "./named-targets";
import { PrivateTarget } from "./private-target";
import { publicAddresses } from "./public-addresses";
import type { Resolve } from "./resolve";

const PORTS = new Set(["", "80", "443", "8443"]);
const PATIENCE_MS = 2_000;
const MOST_CHARACTERS = 2_000;

const refused = (sentence: string): AppError => invalid("url", sentence);

/**
 * Checks an address that a person wants us to call, when they save it. Throws `invalid` on `url`: not https (outside
 * development), a user name or password, a port other than 80, 443 and 8443, a private address. A name that does not
 * resolve now is taken: every connection checks again. What the operator named may also be http, at any port.
 */
export async function checkTarget(text: string, resolve?: Resolve): Promise<void> {
  if (text.length > MOST_CHARACTERS) throw refused(`The URL can have at most ${MOST_CHARACTERS} characters.`);
  if (!URL.canParse(text)) throw refused("This is not a valid URL.");
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw refused("The URL must begin with https://.");
  if (url.username || url.password) throw refused("The URL must not contain a user name or password.");
  const isNamed = await reaches(url.hostname, resolve);
  if (isNamed) return;
  if (url.protocol === "http:" && process.env.NODE_ENV !== "development")
    throw refused("The URL must begin with https://.");
  if (!PORTS.has(url.port)) throw refused("The URL's port must be 80, 443, or 8443.");
}

/** True if the operator listed this target; throws if it is in a private network and not listed. */
async function reaches(hostname: string, resolve?: Resolve): Promise<boolean> {
  const named = namedTargets();
  const host = hostOf(hostname);
  if (named.hasHost(host) || (isIP(host) && named.hasAddress(host))) return true;
  try {
    const addresses = await Promise.race([publicAddresses(host, resolve), setTimeout(PATIENCE_MS, [])]);
    return addresses.length > 0 && addresses.every(({ address }) => named.hasAddress(address));
  } catch (error) {
    if (error instanceof PrivateTarget) throw refused("The URL leads to a private network.");
    return false;
  }
}
