import { expect, test } from "vitest";
import { LENGTH_HEADER, tellLengths } from "@/lib/integrations/storage/embedded/tell-lengths";
import { localServer } from "@/tests/support/stand-ins/local-server";

test("a streamed response of the store states its length, any other is left as it is", async () => {
  const undo = tellLengths();
  const { url, close } = await localServer((incoming, outgoing) => {
    if (incoming.url === "/storage/a") outgoing.setHeader(LENGTH_HEADER, "6");
    outgoing.write("abc");
    outgoing.end("def");
  });
  try {
    const stored = await fetch(`${url}/storage/a`);
    expect([stored.headers.get("content-length"), stored.headers.get(LENGTH_HEADER)]).toEqual(["6", null]);
    expect(await stored.text()).toBe("abcdef");
    const other = await fetch(`${url}/v1/me`);
    expect([other.headers.get("content-length"), await other.text()]).toEqual([null, "abcdef"]);
  } finally {
    undo();
    await close();
  }
});
