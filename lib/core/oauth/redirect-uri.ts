/** The names of the very computer that asks. */
export const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1"]);
/** Schemes that a browser runs, reads from disk or hands to another service: none is a program's own. */
const NOT_A_PROGRAM = new Set(
  "about blob chrome chrome-extension data file filesystem ftp ftps intent javascript mailto resource sms smsto tel urn vbscript view-source ws wss"
    .split(" ")
    .map((name) => `${name}:`),
);
/** A scheme (RFC 3986 §3.1), then what no parser repairs: no space, backslash, quote, control or non-ASCII letter. */
const PLAIN = /^[A-Za-z][A-Za-z0-9+.-]*:[\w\-.~:/?[\]@!$&'()+,;=%]+$/;
/** Two slashes and a host, where a parser would take fewer, without a user name or password, even an empty one. */
const WEB = /^https?:\/\/[^/?@]+([/?]|$)/i;
const MOST_CHARACTERS = 2_000;

const isLoopback = ({ protocol, hostname }: URL) => protocol === "http:" && LOOPBACK.has(hostname);

/**
 * Whether a client may register this address: https, http on localhost or 127.0.0.1, or a program's own scheme; no
 * wildcard, fragment, user name or password (RFC 6749 §3.1.2, RFC 8252 §7).
 */
export function isRedirectUri(text: string): boolean {
  if (text.length > MOST_CHARACTERS || !PLAIN.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol === "https:") return WEB.test(text);
  if (url.protocol === "http:") return WEB.test(text) && isLoopback(url);
  return !NOT_A_PROGRAM.has(url.protocol);
}

/** The port as it is written, also where it is the scheme's own and the parser drops it. */
const hasPort = (text: string) => /^http:\/\/[^/?]*:/i.test(text);

/**
 * Whether a request may be answered to `asked` when `registered` was: exactly, or a loopback address registered without
 * a port at any port, since programs take one that is free (RFC 8252 §7.3).
 */
export function matchesRedirectUri(asked: string, registered: string): boolean {
  if (asked === registered) return true;
  if (!isRedirectUri(asked) || hasPort(registered) || !URL.canParse(registered)) return false;
  const [wanted, known] = [new URL(asked), new URL(registered)];
  if (!isLoopback(known) || !isLoopback(wanted)) return false;
  return wanted.hostname === known.hostname && wanted.pathname === known.pathname && wanted.search === known.search;
}

/** Where a code is sent, as people know it: host and port of an address, or the scheme of a program's own links. */
export function redirectHost(uri: string): string {
  const { protocol, host } = new URL(uri);
  return protocol === "https:" || protocol === "http:" ? host : protocol;
}
