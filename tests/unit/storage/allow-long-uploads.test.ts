import { once } from "node:events";
import { request } from "node:http";
import { expect, test } from "vitest";
import { allowLongUploads } from "@/lib/integrations/storage/embedded/allow-long-uploads";
import { localServer } from "@/tests/support/stand-ins/local-server";

test("an upload may take its time, any other body may not", async () => {
  const undo = allowLongUploads(50);
  const { server, port, close } = await localServer((incoming, outgoing) => {
    incoming.on("error", () => undefined).on("end", () => outgoing.end("all of it"));
    incoming.resume();
  });
  const begin = (path: string) => {
    const sending = request({ host: "127.0.0.1", port, path, method: "PUT", headers: { "content-length": 4 } });
    sending.write("ab");
    return sending;
  };
  try {
    const upload = begin("/storage/earshot/a");
    const [error] = await once(begin("/api/anything"), "error").catch((caught: unknown) => [caught]);
    expect(error).toMatchObject({ code: "ECONNRESET" });
    expect(server.requestTimeout).toBe(0);
    upload.end("cd");
    const [response] = await once(upload, "response");
    expect(response.statusCode).toBe(200);
    response.resume();
  } finally {
    undo();
    await close();
  }
});
