/** Some proxies write the port too, which is another with each connection. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]*)\](?::\d+)?)$/;

/**
 * The whole network address a request came from: what the nearest proxy, or the socket, says (the last entry; the ones
 * before it are the client's own claims). Null when nobody says it.
 */
export function callerAddress(request: Request): string | null {
  const last = (request.headers.get("x-forwarded-for") ?? "").split(",").at(-1)?.trim() ?? "";
  const [, v4, v6] = WITH_PORT.exec(last) ?? [];
  return (v4 ?? v6 ?? last).replace(/^::ffff:(?=\d+\.)/i, "") || null;
}
