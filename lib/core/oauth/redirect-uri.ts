/** The names of the very computer that asks. */
export const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1"]);
/**
 * Schemes that are no program's own: what a browser runs, opens itself or hands to its extensions, what a system keeps for
 * its own parts, and services that any program may stand for.
 */
const NOT_A_PROGRAM = new Set(
  "about android-app blob brave chrome data dav devtools edge feed file filesystem ftp ftps git gopher imap intent irc jar javascript ldap ldaps mailto market news nfs nntp opera pop resource rtsp sftp shell sip sips sms smsto smb ssh svn tel telnet urn vbscript view-source vnc webcal ws wss"
    .split(" ")
    .map((name) => `${name}:`),
);
const NOT_A_PROGRAMS_FAMILY = /^(ms-|itms|x-apple)|-extension:$/;
/** A program's own scheme has a slash after it (RFC 8252 §7.1); a telephone number, a mail address, a script has none. */
const OWN = /^[^:]+:\//;
/** A scheme (RFC 3986 §3.1), then what no parser repairs: no space, backslash, quote, control or non-ASCII letter. */
const PLAIN = /^[A-Za-z][A-Za-z0-9+.-]*:[\w\-.~:/?[\]@!$&'()+,;=%]+$/;
/** Two slashes and a host, where a parser would take fewer, without a user name or password, even an empty one. */
const WEB = /^https?:\/\/[^/?@]+([/?]|$)/i;
/** As they are written: a parser would also take 127.1 and 2130706433 for this computer. */
const WRITTEN_LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)([:/?]|$)/i;
const MOST_CHARACTERS = 2_000;

const isLoopback = ({ protocol, hostname }: URL) => protocol === "http:" && LOOPBACK.has(hostname);

/**
 * Whether a client may register this address: https, http on localhost or 127.0.0.1, or a program's own scheme with a slash after it; no
 * wildcard, fragment, user name or password (RFC 6749 §3.1.2, RFC 8252 §7).
 */
export function isRedirectUri(text: string): boolean {
  if (text.length > MOST_CHARACTERS || !PLAIN.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol === "https:") return WEB.test(text);
  if (url.protocol === "http:") return WEB.test(text) && WRITTEN_LOOPBACK.test(text);
  return OWN.test(text) && !NOT_A_PROGRAM.has(url.protocol) && !NOT_A_PROGRAMS_FAMILY.test(url.protocol);
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
