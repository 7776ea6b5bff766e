import { createServer, request, type Server } from "node:http";

/** Listens at a port and hands each request to the next of these ports in turn, as a load balancer without memory does. */
export function balance(port: number, to: readonly number[]): Server {
  let next = 0;
  const server = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    const passed = request({ host: "127.0.0.1", port: to[next++ % to.length], method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.on("error", () => answer.destroy()).pipe(answer);
    });
    // A caller that leaves is left behind too: the app has to notice. An app that is gone cuts its callers off.
    answer.on("close", () => passed.destroy());
    passed.on("error", () => answer.destroy());
    incoming.pipe(passed);
  });
  return server.listen(port);
}
