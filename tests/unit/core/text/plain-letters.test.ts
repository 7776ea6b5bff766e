import { expect, test } from "vitest";
import { findMarks } from "@/components/library/find-marks";
import { fits, plainInPlace, plainLetters } from "@/lib/core/text/plain-letters";

test("letters lose case and accents", () => {
  expect(plainLetters("Søren ÅÉ Łódź Straße Ọ́")).toBe("soren ae lodz strasse o");
});

test("plain letters and signs are at the same positions as the original ones", () => {
  for (const text of ["Søren’s “Café” – naïve", "Straße æ İstanbul ẞ", "🎭 L’Équipe 커피 が", "e\u0301"])
    expect(plainInPlace(text), text).toHaveLength(text.length);
  expect(plainInPlace("Søren’s “Café” – naïve")).toBe('soren\'s "cafe" - naive');
});

test("a name matches what is typed in plain letters, and anything if nothing is typed", () => {
  expect(fits("Côte d’Ivoire", " cote ")).toBe(true);
  expect(fits("Cote d’Ivoire", "Côte")).toBe(true);
  expect(fits("Chad", "cote")).toBe(false);
  expect(fits("Chad", "")).toBe(true);
});

test("finding in a transcript shows each place, whatever the case, accents and signs", () => {
  const text = "We don’t, I DON'T. Müller’s Café; 🎭 cafe.";
  const found = (find: string) => findMarks(text, find).map(({ start, end }) => text.slice(start, end));
  expect(found("don't")).toEqual(["don’t", "DON'T"]);
  expect(found("muller")).toEqual(["Müller"]);
  expect(found("café")).toEqual(["Café", "cafe"]);
  expect(found(".*")).toEqual([]);
  expect(found("")).toEqual([]);
});
