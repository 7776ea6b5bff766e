import { expect, test } from "vitest";
import { languageOf } from "@/lib/services/swarm/agents/language-of";
import { page, walkOf } from "@/tests/support/data/walks";

const GERMAN =
  "Wir liefern unsere Tassen und Teller innerhalb von drei Tagen, und wer nicht zufrieden ist, schickt sie kostenlos zurück. ";
const LINE = GERMAN.length;

const walkedThrough = (...pages: { url: string; lang?: string; text: string }[]) =>
  languageOf(walkOf(pages.map((given) => ({ observation: page([], { lang: "", ...given }) }))));

test("the words of the pages decide, whatever the pages declare", () => {
  const text = GERMAN.repeat(Math.ceil(600 / LINE));
  expect(walkedThrough({ url: "https://shop.example/", lang: "en", text })).toBe("de");
});

test("the words of all pages are counted together", () => {
  const half = GERMAN.repeat(3);
  expect(half.length).toBeLessThan(600);
  const pages = ["/", "/plates"].map((path) => ({ url: `https://shop.example${path}`, lang: "en", text: half }));
  expect(walkedThrough(...pages)).toBe("de");
});

test("a page visited again and again counts once, so that its few words don't decide", () => {
  const again = { url: "https://shop.example/", lang: "en", text: GERMAN.repeat(3) };
  expect(walkedThrough(again, again, again, again)).toBe("en");
});

test("600 characters are enough, one less isn't", () => {
  const text = GERMAN.repeat(10);
  const of = (length: number) =>
    walkedThrough({ url: "https://shop.example/", lang: "en", text: text.slice(0, length) });
  expect(of(600)).toBe("de");
  expect(of(599)).toBe("en");
});

test.each([
  ["fr", "fr"],
  ["pt-BR", "pt"],
  ["DE_de", "de"],
])("with few words, a page that declares %s is in %s", (lang, language) => {
  expect(walkedThrough({ url: "https://shop.example/", lang, text: "Mug 12.00" })).toBe(language);
});

test("the first page that declares a language decides", () => {
  const pages = ["", "x-klingon", "fr", "en"].map((lang, at) => ({
    url: `https://shop.example/${at}`,
    lang,
    text: "",
  }));
  expect(walkedThrough(...pages)).toBe("fr");
});

test("with few words and nothing declared, or without a page, it is unknown", () => {
  expect(walkedThrough({ url: "https://shop.example/", text: "Mug 12.00" })).toBeNull();
  expect(languageOf(walkOf([{ observation: null }]))).toBeNull();
  expect(languageOf(walkOf([]))).toBeNull();
});
