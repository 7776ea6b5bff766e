import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import LibraryListError from "@/app/(app)/library/(list)/error";
import SearchError from "@/app/(app)/search/error";
import StudyViewError from "@/app/(app)/studies/[id]/(study)/(views)/error";
import ParticipantError from "@/app/(participant)/i/[token]/error";
import PageError from "@/app/error";
import GlobalError from "@/app/global-error";
import { ShellContext } from "@/components/shell/shell-context";

// Only the build can read the files of fonts.
vi.mock("@/components/shell/fonts", () => ({ FONTS: "fonts" }));

vi.mock("next/navigation", () => ({
  useRouter: () => ({ refresh: () => undefined }),
  usePathname: () => "/library/clips",
  useSearchParams: () => new URLSearchParams({ q: "why leave", speaker: "P1" }),
}));

const SHELL = { openPalette: vi.fn(), openSidebar: vi.fn(), evaOpen: false, setEvaOpen: vi.fn() };

const PAGES: [string, ComponentType<{ error: Error & { digest?: string } }>, string][] = [
  ["outside the frame", PageError, "Nothing you saved is lost."],
  ["around all pages", GlobalError, "Nothing you saved is lost."],
  ["of a participant", ParticipantError, "The answers you’ve sent are safe."],
];

test.each(PAGES)("the error page %s says what is safe, and offers to try again", (_, Page, safe) => {
  const error = new Error("column “secret” does not exist");
  const html = renderToStaticMarkup(<Page error={Object.assign(error, { digest: "d1g35t" })} />);
  expect(html).toContain(safe);
  expect(html).toMatch(/<button[^>]*>(?:<svg.*<\/svg>)? ?Try again<\/button>/);
  expect(html).toContain("<title>Something went wrong");
  expect(html).toContain("Reference d1g35t");
  expect(html).not.toContain("secret");
});

test("below a head with tabs, only the view that failed says so", () => {
  const error = Object.assign(new Error("column “secret” does not exist"), { digest: "d1g35t" });
  const html = renderToStaticMarkup(<StudyViewError error={error} reset={() => undefined} />);
  expect(html).toContain("Reference d1g35t");
  expect(html).toContain("Nothing you saved is lost.");
  expect(html, "the head has the page’s heading").not.toContain("<h1");
  expect(html).not.toContain("secret");
});

test("a list of the library that failed keeps the head and the tabs that lead to the others", () => {
  const error = Object.assign(new Error("column “secret” does not exist"), { digest: "d1g35t" });
  const html = renderToStaticMarkup(
    <ShellContext value={SHELL}>
      <LibraryListError error={error} reset={() => undefined} />
    </ShellContext>,
  );
  expect(html).toMatch(/<h1[^>]*>Library<\/h1>/);
  expect(html).toMatch(/aria-current="page"[^>]*>Clips</);
  expect(html).toMatch(/href="\/library\/reels"[^>]*>Reels</);
  expect(html).toContain("Reference d1g35t");
  expect(html).not.toContain("secret");
});

test("a search that failed keeps its question and filters, to ask again or in other words", () => {
  const error = Object.assign(new Error("column “secret” does not exist"), { digest: "d1g35t" });
  const html = renderToStaticMarkup(
    <ShellContext value={SHELL}>
      <SearchError error={error} reset={() => undefined} />
    </ShellContext>,
  );
  expect(html).toMatch(/<h1[^>]*>Search<\/h1>/);
  expect(html).toContain('value="why leave"');
  expect(html).toContain('name="speaker" value="P1"');
  expect(html).toContain("Reference d1g35t");
});

test("wherever pages share a head, an error of one keeps it", () => {
  const layouts = readdirSync("app/(app)", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("layout.tsx"))
    .map((path) => join("app/(app)", dirname(path)));
  expect(layouts.length).toBeGreaterThan(3);
  expect(layouts.filter((folder) => !existsSync(join(folder, "error.tsx")))).toEqual([]);
});

test("the page of last resort is a whole document, whose button loads the page again without scripts", () => {
  const html = renderToStaticMarkup(<GlobalError error={new Error("column “secret” does not exist")} />);
  expect(html).toMatch(/^<html lang="en".*<h1[^>]*>Something went wrong<\/h1>/);
  expect(html).toMatch(/<form><button[^>]*type="submit"[^>]*>(?:<svg.*<\/svg>)? ?Try again<\/button><\/form>/);
});
