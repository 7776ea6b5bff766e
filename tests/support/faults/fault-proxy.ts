import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { throughPort } from "@/tests/support/run/throw-away-database";

export type FaultMode = "pass" | "refuse" | "blackhole";

/**
 * A TCP proxy that this process reaches its database through from now on. It can refuse, reset or silently swallow:
 * what a lost server looks like.
 */
export async function faultProxy() {
  const url = throughPort(process.env.DATABASE_URL ?? "");
  const target = { host: url.hostname, port: Number(url.port || 5432) };
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
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.DATABASE_URL = url.href;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
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
