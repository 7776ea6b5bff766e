import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { LENGTH_HEADER, tellLengths } from "@/lib/integrations/storage/embedded/tell-lengths";

test("a streamed response of the store states its length, any other is left as it is", async () => {
  const undo = tellLengths();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === "/storage/a") outgoing.setHeader(LENGTH_HEADER, "6");
    outgoing.write("abc");
    outgoing.end("def");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const stored = await fetch(`http://127.0.0.1:${port}/storage/a`);
    expect([stored.headers.get("content-length"), stored.headers.get(LENGTH_HEADER)]).toEqual(["6", null]);
    expect(await stored.text()).toBe("abcdef");
    const other = await fetch(`http://127.0.0.1:${port}/v1/me`);
    expect([other.headers.get("content-length"), await other.text()]).toEqual([null, "abcdef"]);
  } finally {
    undo();
    server.closeAllConnections();
    server.close();
  }
});
