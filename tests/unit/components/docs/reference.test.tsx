import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ApiDocument } from "@/components/docs/document";
import { groupsOf } from "@/components/docs/groups-of";
import { Reference } from "@/components/docs/reference";
import { ReferenceGroup } from "@/components/docs/reference-group";
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
