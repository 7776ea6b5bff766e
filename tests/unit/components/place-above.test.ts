import { expect, test } from "vitest";
import { placeAbove } from "@/components/shell/place-above";

test("a page that is gone leads to the closest list that everyone may open", () => {
  const hrefs = (paths: string[]) => paths.map((path) => placeAbove(path)?.href ?? null);
  expect(hrefs(["/boards/brd_1", "/library/reels/rel_1", "/library/tags/tag_1", "/studies/why/runs/1"])).toEqual([
    "/boards",
    "/library/reels",
    "/library",
    "/studies",
  ]);
  expect(hrefs(["/settings/webhooks/whk_1", "/settings/audit/ent_1", "/boards", "/nowhere/at/all"])).toEqual([
    "/settings/webhooks",
    null,
    null,
    null,
  ]);
});
