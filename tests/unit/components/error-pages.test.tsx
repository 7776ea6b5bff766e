import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import ParticipantError from "@/app/(participant)/i/[token]/error";
import PageError from "@/app/error";
import GlobalError from "@/app/global-error";

// Only the build can read the files of fonts.
vi.mock("@/components/shell/fonts", () => ({ FONTS: "fonts" }));

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

test("the page of last resort is a whole document, whose button loads the page again without scripts", () => {
  const html = renderToStaticMarkup(<GlobalError error={new Error("column “secret” does not exist")} />);
  expect(html).toMatch(/^<html lang="en".*<h1[^>]*>Something went wrong<\/h1>/);
  expect(html).toMatch(/<form><button[^>]*type="submit"[^>]*>(?:<svg.*<\/svg>)? ?Try again<\/button><\/form>/);
});
