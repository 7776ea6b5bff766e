import { expect, test } from "vitest";
import { namedIn } from "@/lib/services/analysis/themes/claims/named-in";

test.each([
  ["Nothing really. Maybe a display in the hall.", "Maybe a display in the hall."],
  ["No, nothing. The fees are a bit high, I suppose.", "The fees are a bit high, I suppose."],
  ["Not much, honestly. The queue on Mondays gets on my nerves.", "The queue on Mondays gets on my nerves."],
  ["Nothing, except the fees.", "Nothing, except the fees."],
  ["Nothing except the fees. They went up twice.", "Nothing except the fees. They went up twice."],
  ["Not much, but I would like a bigger screen.", "Not much, but I would like a bigger screen."],
  ["Nothing really.", "Nothing really."],
  ["A display in the hall, so I can see it from the door.", "A display in the hall, so I can see it from the door."],
])("of “%s” whole sentences are quoted: “%s”", (answer, quote) => {
  expect(namedIn(answer)).toBe(quote);
});
