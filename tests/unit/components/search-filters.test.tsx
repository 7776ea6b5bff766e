import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { EvidenceFilters } from "@/components/search/evidence-filters";
import type { Filters } from "@/components/search/filters";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: () => undefined }) }));

const NONE: Filters = { q: "price", kind: "", study: "", tag: "", speaker: "", feeling: "", from: "", to: "" };
const shown = (filters: Partial<Filters>) =>
  renderToStaticMarkup(<EvidenceFilters filters={{ ...NONE, ...filters }} studies={[]} tags={[]} speakers={[]} />);

test("on a phone the filters are behind a button that says that they are closed", () => {
  const html = shown({});
  const [, id] = html.match(/<button[^>]*aria-expanded="false"[^>]*aria-controls="([^"]+)"/) ?? [];
  expect(id).toBeDefined();
  expect(html).toContain(`id="${id}"`);
  expect(html).not.toContain("> active<");
});

test("the button says how many filters are active; the query and the kind, which are shown, don’t count", () => {
  expect(shown({ kind: "clip" })).not.toContain("> active<");
  expect(shown({ kind: "clip", speaker: "P1", from: "2026-01-01" })).toMatch(/2<span class="sr-only"> active<\/span>/);
});
