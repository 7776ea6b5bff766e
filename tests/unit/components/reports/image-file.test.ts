import { afterEach, expect, test, vi } from "vitest";
import { storeImage } from "@/components/reports/editor/image-file";
import { CallError } from "@/lib/api/client/call-error";

afterEach(() => vi.unstubAllGlobals());

test("an image that is too large is refused without sending it", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "large.png", { type: "image/png" });
  const failure = await storeImage("rpt_1", file).catch((thrown) => thrown);
  expect(CallError.sentence(failure)).toBe("An image can be up to 5 MB.");
  expect(fetch).not.toHaveBeenCalled();
});
