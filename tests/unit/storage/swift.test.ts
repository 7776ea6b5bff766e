import { afterAll, beforeAll, describe, test } from "vitest";
import { hasSwift, startSwift } from "../../support/stand-ins/swift";
import { configuredStorage } from "../../support/storage/storage";
import { multipartSuite } from "./multipart-suite";
import { objectsSuite } from "./objects-suite";

const installed = hasSwift();
test.skipIf(installed)(
  "skipped: OpenStack Swift is not installed (Debian: swift-proxy swift-account swift-container swift-object)",
);

describe.runIf(installed)("OpenStack Swift", () => {
  const undo: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const { settings, close } = await startSwift();
    undo.push(close);
    const storage = await configuredStorage(settings);
    undo.push(storage.close);
  }, 90_000);
  afterAll(async () => {
    for (const close of undo.toReversed()) await close();
  });

  objectsSuite();
  multipartSuite();
});
