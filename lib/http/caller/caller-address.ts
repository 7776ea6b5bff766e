/** Some proxies add the port, which differs with each connection. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]*)\](?::\d+)?)$/;

/**
 * The full network address of a request, as reported by the nearest proxy or the socket: the last entry, since earlier
 * ones are the client's own claims. Null if unknown.
 */
export function callerAddress(request: Request): string | null {
  const last = (request.headers.get("x-forwarded-for") ?? "").split(",").at(-1)?.trim() ?? "";
  const [, v4, v6] = WITH_PORT.exec(last) ?? [];
  return (v4 ?? v6 ?? last).replace(/^::ffff:(?=\d+\.)/i, "") || null;
}
