import { expect, onTestFinished, test } from "vitest";
import { asLoadedWith } from "@/tests/support/run/as-loaded-with";
import { localServer } from "@/tests/support/stand-ins/local-server";

test("a job server that takes events and never answers is asked again after ten seconds", async () => {
  let asked = 0;
  const { url, close } = await localServer((_, response) => {
    asked += 1;
    if (asked > 1) response.end(JSON.stringify({ ids: ["evt_1"], status: 200 }));
  });
  onTestFinished(close);
  asLoadedWith({
    INNGEST_BASE_URL: url,
    INNGEST_EVENT_KEY: "event-key",
    INNGEST_SIGNING_KEY: "signkey-test-00112233445566778899aabbccddeeff",
  });
  const { inngest } = await import("@/lib/jobs/client");
  expect(await inngest.send({ name: "earshot/mail.queued", data: {} })).toEqual({ ids: ["evt_1"] });
  expect(asked).toBe(2);
}, 30_000);
