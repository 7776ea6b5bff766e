import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

/** The header in which the store returns an object's length. */
export const LENGTH_HEADER = "x-object-length";
const CHANNEL = "http.server.request.start";

/**
 * Next.js drops the Content-Length of a streamed response, and a browser couldn't show a download's progress. This
 * restores it when the headers are written. Returns a function that undoes it.
 */
export function tellLengths(): () => void {
  const onRequest = (message: unknown) => {
    const { response } = message as { response: ServerResponse };
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((...head: Parameters<typeof writeHead>) => {
      const length = response.getHeader(LENGTH_HEADER);
      if (length !== undefined) {
        response.removeHeader(LENGTH_HEADER);
        response.setHeader("content-length", length);
      }
      return writeHead(...head);
    }) as typeof response.writeHead;
  };
  subscribe(CHANNEL, onRequest);
  return () => void unsubscribe(CHANNEL, onRequest);
}
