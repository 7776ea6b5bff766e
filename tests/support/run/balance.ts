import { createServer, request, type Server } from "node:http";

/** Listens on a port and forwards each request to the next of these ports in turn, like a stateless load balancer. */
export function balance(port: number, to: readonly number[]): Server {
  let next = 0;
  const server = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    const passed = request({ host: "127.0.0.1", port: to[next++ % to.length], method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.on("error", () => answer.destroy()).pipe(answer);
    });
    // When a caller disconnects, so does the balancer: the app has to notice. When an app is gone, its callers are cut
    // off.
    answer.on("close", () => passed.destroy());
    passed.on("error", () => answer.destroy());
    incoming.pipe(passed);
  });
  return server.listen(port);
}
