import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ForeignSite } from "@/components/swarm/run/foreign-site";

type Agents = ComponentProps<typeof ForeignSite>["agents"];

const noteOn = (...languages: (string | null)[]) => {
  const agents = languages.map((siteLanguage) => ({ siteLanguage })) as Agents;
  return renderToStaticMarkup(<ForeignSite agents={agents} />);
};

test("an English site needs no note, nor does one whose language is unclear", () => {
  expect(noteOn("en", "en")).toBe("");
  expect(noteOn(null, null)).toBe("");
  expect(noteOn("en", null)).toBe("");
  expect(noteOn()).toBe("");
});

test("names the language, once, and what can't be expected", () => {
  const note = noteOn("de", null, "de");
  expect(note).toContain("This site is in German");
  expect(note.match(/German/g)).toHaveLength(1);
  expect(note).toContain("write tasks in the site’s own words");
});

test("names each language other than English that agents met", () => {
  expect(noteOn("de", "en", "fr")).toContain("This site is in German and French");
});

test("a language without an English name is given by its code", () => {
  expect(noteOn("qz")).toContain("This site is in qz");
});
