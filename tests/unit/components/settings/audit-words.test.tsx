import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AuditVerdictNote } from "@/components/settings/audit/audit-verdict-note";
import { VerifyLog } from "@/components/settings/audit/verify-log";

/** A tooltip's words are names of buttons too. */
const wordsOf = (markup: string) =>
  [...markup.matchAll(/>([^<]+)<|aria-label="([^"]+)"/g)].map((found) => found[1] ?? found[2]).join(" ");

test("the audit log's check mentions its last entry rather than the head of a chain", () => {
  expect(wordsOf(renderToStaticMarkup(<VerifyLog />))).toContain("Last entry from an earlier check");
  for (const noted of ["matches", "differs"] as const) {
    const verdict = {
      status: "whole" as const,
      broken: null,
      entries: 3,
      redacted: 0,
      upTo: null,
      head: { sequence: 3, hash: "9f86" },
      noted,
    };
    const words = wordsOf(renderToStaticMarkup(<AuditVerdictNote verdict={verdict} />));
    expect(words).toContain("The entry you kept is");
    expect(words).not.toMatch(/\bhead\b/i);
  }
  expect(wordsOf(renderToStaticMarkup(<VerifyLog />))).not.toMatch(/\bhead\b/i);
});
