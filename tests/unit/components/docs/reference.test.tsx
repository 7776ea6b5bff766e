import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ApiDocument } from "@/components/docs/document";
import { Reference } from "@/components/docs/reference";
import { apiDocument } from "@/lib/api/openapi";
import { v1Document } from "@/lib/v1/openapi";

test.each([
  ["v1", v1Document],
  ["api", apiDocument],
] as const)("the contents of %s lead to a place on the page each, and name every call once", (current, documentOf) => {
  const document = JSON.parse(JSON.stringify(documentOf())) as ApiDocument;
  const page = renderToStaticMarkup(<Reference current={current} document={document} />);
  const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, found]) => found ?? "");
  const leads = all(/<a href="#([^"]+)"/g);
  const places = new Set(all(/<article id="([^"]+)"/g));
  expect(leads.filter((id) => !places.has(id))).toEqual([]);
  const calls = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((one) => one.operationId),
  );
  expect(leads.toSorted()).toEqual([...calls, ...Object.keys(document.webhooks ?? {})].toSorted());
  expect(page).toContain('aria-label="Find a call"');
});
