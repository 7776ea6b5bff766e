/** Names of the local machine. */
export const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1"]);
/**
 * Schemes that can't belong to a program: those that a browser runs, opens itself or passes to its extensions, that a
 * system reserves for its own parts, and services that any program may handle.
 */
const NOT_A_PROGRAM = new Set(
  "about android-app blob brave chrome data dav devtools edge feed file filesystem ftp ftps git gopher imap intent irc jar javascript ldap ldaps mailto market news nfs nntp opera pop resource rtsp sftp shell sip sips sms smsto smb ssh svn tel telnet urn vbscript view-source vnc webcal ws wss"
    .split(" ")
    .map((name) => `${name}:`),
);
const NOT_A_PROGRAMS_FAMILY = /^(ms-|itms|x-apple)|-extension:$/;
/**
 * A program's own scheme is followed by a slash (RFC 8252 §7.1), unlike those of phone numbers, mail addresses and
 * scripts.
 */
const OWN = /^[^:]+:\//;
/**
 * A scheme (RFC 3986 §3.1), followed by characters that no parser repairs: no spaces, backslashes, quotes, control or
 * non-ASCII characters.
 */
const PLAIN = /^[A-Za-z][A-Za-z0-9+.-]*:[\w\-.~:/?[\]@!$&'()+,;=%]+$/;
/**
 * Exactly two slashes and a host, where a parser would accept fewer, without a user name or password, even an empty
 * one.
 */
const WEB = /^https?:\/\/[^/?@]+([/?]|$)/i;
/** As written, because a parser would also take 127.1 and 2130706433 for the local machine. */
const WRITTEN_LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)([:/?]|$)/i;
const MOST_CHARACTERS = 2_000;

const isLoopback = ({ protocol, hostname }: URL) => protocol === "http:" && LOOPBACK.has(hostname);

/**
 * Whether a client may register this URI: https, http on localhost or 127.0.0.1, or a program's own scheme followed by
 * a slash; no wildcard, fragment, user name or password (RFC 6749 §3.1.2, RFC 8252 §7).
 */
export function isRedirectUri(text: string): boolean {
  if (text.length > MOST_CHARACTERS || !PLAIN.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol === "https:") return WEB.test(text);
  if (url.protocol === "http:") return WEB.test(text) && WRITTEN_LOOPBACK.test(text);
  return OWN.test(text) && !NOT_A_PROGRAM.has(url.protocol) && !NOT_A_PROGRAMS_FAMILY.test(url.protocol);
}

/** Whether a port is written, even the scheme's default, which the parser drops. */
const hasPort = (text: string) => /^http:\/\/[^/?]*:/i.test(text);

/**
 * Whether a request for `asked` may be answered if `registered` was registered: on an exact match, or for a loopback
 * URI registered without a port at any port, because programs use one that is free (RFC 8252 §7.3).
 */
export function matchesRedirectUri(asked: string, registered: string): boolean {
  if (asked === registered) return true;
  if (!isRedirectUri(asked) || hasPort(registered) || !URL.canParse(registered)) return false;
  const [wanted, known] = [new URL(asked), new URL(registered)];
  if (!isLoopback(known) || !isLoopback(wanted)) return false;
  return wanted.hostname === known.hostname && wanted.pathname === known.pathname && wanted.search === known.search;
}

/** The destination of a code as people know it: host and port, or the scheme of a program's own links. */
export function redirectHost(uri: string): string {
  const { protocol, host } = new URL(uri);
  return protocol === "https:" || protocol === "http:" ? host : protocol;
}
