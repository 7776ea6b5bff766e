import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A receiver in a separate process: responds after DELAY_MS and reports on request when each event came. */
const delayMs = Number(process.env.DELAY_MS ?? 0);
let came: [id: string, atMs: number][] = [];

const server = createServer((request, response) => {
  came.push([String(request.headers["webhook-id"]), Date.now()]);
  request.resume();
  request.on("end", () => (delayMs > 0 ? setTimeout(() => response.end(), delayMs) : response.end()));
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("message", () => {
  process.send?.(came);
  came = [];
});
process.on("disconnect", () => process.exit());
