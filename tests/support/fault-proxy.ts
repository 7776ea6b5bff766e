import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export type FaultMode = "pass" | "refuse" | "blackhole";

/** A TCP proxy in front of the database that can refuse, reset or silently swallow: what a lost server looks like. */
export async function faultProxy(target: { host: string; port: number }) {
  let mode: FaultMode = "pass";
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (mode === "refuse") return void client.destroy();
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    client.on("data", (chunk) => mode !== "blackhole" && upstream.write(chunk));
    upstream.on("data", (chunk) => mode !== "blackhole" && client.write(chunk));
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    set(next: FaultMode) {
      mode = next;
      if (next === "refuse") cut();
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
