import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { request } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Resolve } from "@/lib/integrations/web/resolve";
import { webAgent } from "@/lib/integrations/web/web-agent";
import { withSettings } from "@/tests/support/settings";
import { loopbackSpellings } from "./spellings";

let hits = 0;
const inside = createServer((_request, response) => {
  hits += 1;
  response.end("inside");
});
let port = 0;

beforeAll(async () => {
  // Both families, so that every spelling would arrive if it was let through.
  inside.listen(0, "::");
  await once(inside, "listening");
  port = (inside.address() as AddressInfo).port;
});
beforeEach(() => {
  hits = 0;
});
afterAll(() => inside.close());

/** A name server that answers each question about a name with the next of its answers. */
const answering = (...answers: string[][]): Resolve => {
  let asked = 0;
  return async () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    return answer.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  };
};

async function call(url: string, resolve?: Resolve): Promise<number | string> {
  const dispatcher = webAgent(resolve);
  try {
    const { statusCode, body } = await request(url, { dispatcher, signal: AbortSignal.timeout(5_000) });
    await body.dump();
    return statusCode;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    await dispatcher.destroy();
  }
}

describe("webAgent", () => {
  test("reaches no spelling of this machine", async () => {
    for (const url of loopbackSpellings(port)) expect([url, await call(url)]).toEqual([url, "PRIVATE_TARGET"]);
    expect(hits).toBe(0);
  });

  test("reaches no name whose address is private when it connects, whatever it was before", async () => {
    const flipping = answering(["93.184.216.34"], ["127.0.0.1"]);
    await flipping("rebind.test");
    expect(await call(`http://rebind.test:${port}/`, flipping)).toBe("PRIVATE_TARGET");
    expect(hits).toBe(0);
  });

  test("reaches no name with both public and private addresses", async () => {
    const mixed = answering(["93.184.216.34", "127.0.0.1"]);
    expect(await call(`http://mixed.test:${port}/`, mixed)).toBe("PRIVATE_TARGET");
    expect(await call(`http://mapped.test:${port}/`, answering(["::ffff:127.0.0.1"]))).toBe("PRIVATE_TARGET");
    expect(hits).toBe(0);
  });

  test("resolves again for each new connection", async () => {
    await withSettings({ ALLOW_PRIVATE_TARGETS: ["127.0.0.1"] }, async () => {
      const flipping = answering(["127.0.0.1"], ["10.0.0.1"]);
      const dispatcher = webAgent(flipping);
      const send = () =>
        request(`http://rebind.test:${port}/`, { dispatcher, headers: { connection: "close" }, reset: true });
      await (await send()).body.dump();
      await expect(send()).rejects.toMatchObject({ code: "PRIVATE_TARGET" });
      await dispatcher.destroy();
    });
    expect(hits).toBe(1);
  });

  test("reaches what the operator listed, by address, range, name and local name", async () => {
    const named: [string[], string, Resolve?][] = [
      [["127.0.0.1"], "127.0.0.1"],
      [["127.0.0.0/8"], "receiver.test", answering(["127.0.0.1"])],
      [["localhost"], "localhost"],
      [["127.0.0.1"], "localhost"],
      [["::1"], "[::1]"],
      [["receiver.test"], "receiver.test", answering(["127.0.0.1"])],
    ];
    for (const [ALLOW_PRIVATE_TARGETS, host, resolve] of named) {
      const answer = await withSettings({ ALLOW_PRIVATE_TARGETS }, () => call(`http://${host}:${port}/`, resolve));
      expect([ALLOW_PRIVATE_TARGETS, host, answer]).toEqual([ALLOW_PRIVATE_TARGETS, host, 200]);
    }
  });

  test("an allowed host allows no other", async () => {
    await withSettings({ ALLOW_PRIVATE_TARGETS: ["receiver.test", "10.0.0.0/8"] }, async () => {
      expect(await call(`http://other.test:${port}/`, answering(["127.0.0.1"]))).toBe("PRIVATE_TARGET");
      expect(await call(`http://127.0.0.1:${port}/`)).toBe("PRIVATE_TARGET");
    });
    expect(hits).toBe(0);
  });

  test("follows no redirect", async () => {
    const away = createServer((_request, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
    });
    away.listen(0, "127.0.0.1");
    await once(away, "listening");
    const target = `http://away.test:${(away.address() as AddressInfo).port}/`;
    const answer = await withSettings({ ALLOW_PRIVATE_TARGETS: ["127.0.0.1"] }, () =>
      call(target, answering(["127.0.0.1"])),
    );
    expect(answer).toBe(302);
    expect(hits).toBe(0);
    away.close();
  });
});
