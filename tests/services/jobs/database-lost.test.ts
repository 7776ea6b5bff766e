import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pool } from "@/lib/db/pool";
import { throughPort } from "@/tests/support/run/throw-away-database";
import { embeddedJobs } from "./job-server";

/** The connection to the database, which can be cut: open connections break and new ones are refused. */
const sockets = new Set<Socket>();
const { hostname, port } = new URL(process.env.DATABASE_URL ?? "");
const proxy = createServer((incoming) => {
  const outgoing = connect(Number(port), hostname);
  for (const socket of [incoming, outgoing]) {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  }
  incoming.pipe(outgoing).pipe(incoming);
});
let proxyPort = 0;

async function join(): Promise<void> {
  proxy.listen(proxyPort, "127.0.0.1");
  await once(proxy, "listening");
}
async function cut(): Promise<void> {
  const closed = once(proxy, "close");
  proxy.close();
  for (const socket of sockets) socket.destroy();
  await closed;
}

beforeAll(async () => {
  await join();
  const address = proxy.address();
  proxyPort = typeof address === "object" && address ? address.port : 0;
  const url = throughPort(process.env.DATABASE_URL ?? "");
  url.host = `127.0.0.1:${proxyPort}`;
  process.env.DATABASE_URL = url.href;
});
afterAll(async () => {
  await pool().end();
  await cut();
});

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

test("a result that arrives while the database is away is kept, and work continues when it is back", async () => {
  const calls: ((result: string) => void)[] = [];
  const after: string[] = [];
  const jobs = await embeddedJobs(
    "lost",
    (client) => [
      client.createFunction({ id: "held", triggers: [{ event: "held" }] }, async ({ step }) => {
        const result = await step.run("held", () => new Promise<string>((resolve) => calls.push(resolve)));
        await step.run("after", () => void after.push(result));
      }),
    ],
    30_000,
  );
  await jobs.client.send({ name: "held" });
  await soon(() => expect(calls).toHaveLength(1));
  await cut();
  calls[0]?.("kept");
  await expect(pool().query("SELECT 1")).rejects.toThrow();
  await join();
  await soon(() => expect(after).toEqual(["kept"]));
  await jobs.client.send({ name: "held" });
  await soon(() => expect(calls).toHaveLength(2));
  calls[1]?.("next");
  await soon(() => expect(after).toEqual(["kept", "next"]));
  await jobs.stop();
});
