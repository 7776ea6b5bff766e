/**
 * The whole network address a request came from: what the nearest proxy, or the socket, says (the last entry; the ones
 * before it are the client's own claims). Null when nobody says it.
 */
export function callerAddress(request: Request): string | null {
  const last = (request.headers.get("x-forwarded-for") ?? "").split(",").at(-1)?.trim() ?? "";
  return last.replace(/^::ffff:(?=\d+\.)/i, "") || null;
}
