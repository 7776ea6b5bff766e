import { expect, test } from "vitest";
import { stemmerOf } from "@/lib/services/analysis/words/stem";

const stem = stemmerOf("de");

test.each([
  "drucken druck drucke druckt druckte gedruckt",
  "ausdrucken ausgedruckt",
  "wechseln wechsel wechselt wechselte gewechselt",
  "kosten kostet kostete gekostet",
  "fotografieren fotografier fotografiert",
  "hochladen hochgeladen",
  "rufen ruf ruft rief gerufen",
  "anrufen angerufen",
  "verlieren verliert verlor verloren",
  "weiterempfehlen weiterempfohlen",
  "arbeiten arbeitet gearbeitet",
])("all forms of a verb have one stem, also those that people only speak: %s", (forms) => {
  expect(new Set(forms.split(" ").map(stem)).size).toBe(1);
});

test.each([
  ["sicherheit", "sich"],
  ["gesicht", "sich"],
  ["gehalt", "halt"],
  ["markt", "marke"],
  ["gericht", "reich"],
])("%s and %s stay apart", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
