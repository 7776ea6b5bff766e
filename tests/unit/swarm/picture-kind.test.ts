import { expect, test } from "vitest";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import { pictureKind } from "@/lib/services/swarm/steps/picture-kind";

test("an image is served as what is stored: a browser's as JPEG, a drawn one as PNG", () => {
  const key = newObjectKey("wsp_1");
  expect(pictureKind(key)).toEqual({ ending: ".jpg", contentType: "image/jpeg" });
  expect(pictureKind(`${key}.png`)).toEqual({ ending: ".png", contentType: "image/png" });
});
