import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import DocsPage from "@/app/docs/page";
import type { ApiDocument } from "@/components/docs/document";
import { groupsOf } from "@/components/docs/groups-of";
import { Reference } from "@/components/docs/reference";
import { ReferenceGroup } from "@/components/docs/reference-group";
import { TOPICS } from "@/components/docs/start/topics";
import { apiDocument } from "@/lib/api/openapi";
import { v1Document } from "@/lib/v1/openapi";

/** The pages of an API as a browser gets them, without the frame that all pages have. */
function drawn(current: "v1" | "api", made: unknown) {
  const document = JSON.parse(JSON.stringify(made)) as ApiDocument;
  const calls = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((one) => one.operationId),
  );
  return {
    ids: [...calls, ...Object.keys(document.webhooks ?? {})].toSorted(),
    first: renderToStaticMarkup(<Reference current={current} document={document} />),
    pages: groupsOf(document).map((group) => ({
      address: `/docs/${current}/${group.slug}`,
      page: renderToStaticMarkup(<ReferenceGroup current={current} document={document} group={group} />),
    })),
  };
}
const all = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, found]) => found ?? "").toSorted();

const MOST_BYTES = 350_000;

test.each([
  ["v1", v1Document],
  ["api", apiDocument],
] as const)(
  "each page of %s leads to every call and event, of which each stands on one page",
  (current, documentOf) => {
    const { ids, first, pages } = drawn(current, documentOf());
    const places = pages
      .flatMap(({ address, page }) => all(page, /<article id="([^"]+)"/g).map((id) => `${address}#${id}`))
      .toSorted();
    expect(places.map((place) => place.split("#").at(-1)).toSorted()).toEqual(ids);
    for (const { page } of pages) {
      expect(all(page, /<a href="([^"]+#[^"]+)"/g)).toEqual(places);
      expect(page).toContain('aria-label="Find a call"');
    }
    // Where links lead from the time when all calls were on one page.
    expect(all(first, /<li id="([^"]+)"/g)).toEqual(ids);
    const sizes = [{ address: `/docs/${current}`, page: first }, ...pages].map(({ address, page }) => ({
      address,
      bytes: page.length,
    }));
    expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
  },
);

test("the first page lists its topics beside them, and its links lead to calls, events, and topics that exist", () => {
  const page = renderToStaticMarkup(<DocsPage />);
  const topics = Object.keys(TOPICS);
  expect([...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)).toEqual(topics);
  expect(all(page, /href="\/docs#([^"]+)"/g)).toEqual(topics.toSorted());
  const known = [
    { document: v1Document(), api: "v1" },
    { document: apiDocument(), api: "api" },
  ].flatMap(({ document, api }) =>
    groupsOf(document as ApiDocument).flatMap(({ slug, calls, events }) => [
      `/docs/${api}/${slug}`,
      ...calls.map(({ operation }) => `/docs/${api}/${slug}#${operation.operationId}`),
      ...events.map(({ kind }) => `/docs/${api}/${slug}#${kind}`),
    ]),
  );
  const links = new Set(all(page, /href="(\/docs\/[^"]+\/[^"]+)"/g));
  expect([...links].filter((link) => !known.includes(link))).toEqual([]);
  expect(links.size).toBeGreaterThan(5);
});
