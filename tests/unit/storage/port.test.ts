import { afterAll, beforeAll } from "vitest";
import { configuredStorage } from "../../support/storage/storage";
import { multipartSuite } from "./multipart-suite";
import { objectsSuite } from "./objects-suite";

/** With `S3_ENDPOINT` and its companions set, it tests that server; without them, the embedded store. */
let server: Awaited<ReturnType<typeof configuredStorage>>;
beforeAll(async () => {
  server = await configuredStorage();
});
afterAll(() => server.close());

objectsSuite();
multipartSuite();
