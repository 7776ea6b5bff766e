import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { requireDisk, requirePort } from "@/scripts/setup/requirements.mjs";

test("a port in use is refused with a sentence that suggests another", async () => {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(requirePort(port)).rejects.toThrow(`Port ${port} is in use`);
  server.close();
  await once(server, "close");
  await expect(requirePort(port)).resolves.toBeUndefined();
});

test("too little disk space is reported in gigabytes, also for a folder that doesn't exist yet", () => {
  expect(() => requireDisk(`${tmpdir()}/not/there`, 1e18)).toThrow(/needs 931322574\.6 GB of free disk space at/);
  expect(() => requireDisk(`${tmpdir()}/not/there`, 1)).not.toThrow();
});
