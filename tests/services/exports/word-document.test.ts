import { expect, test } from "vitest";
import { toDocx } from "@/lib/services/exports/document/docx/to-docx";
import type { ExportClaim } from "@/lib/services/exports/document/export-document";
import { quoteFixture, readoutFixture, SAID } from "@/tests/support/data/export-documents";
import { xmlOf } from "@/tests/support/read/read-documents";

test("lines are as tall as their content: a fixed line height would crop images to a strip", async () => {
  const styles = await xmlOf(await toDocx(readoutFixture()), /^word\/styles\.xml$/);
  const spacings = [...styles.matchAll(/<w:spacing [^>]*w:line="[^>]*>/g)].map(([all]) => all);
  expect(spacings.length).toBeGreaterThan(3);
  for (const spacing of spacings) expect(spacing).toContain('w:lineRule="auto"');
});

test("right-to-left text has its bar on that side, contradiction has its color, and the contents start there too", async () => {
  const [support, against] = [quoteFixture(SAID.Arabic ?? ""), quoteFixture("No, I knew about it.")];
  const claim: ExportClaim = {
    type: "claim",
    number: "1.1",
    text: SAID.Hebrew ?? "",
    strength: "Contested.",
    isOpen: false,
    support: 1,
    against: 1,
    of: 2,
    edited: false,
    evidence: [
      { stance: "support", quote: support },
      { stance: "against", quote: against },
    ],
    left: { support: 0, against: 0 },
  };
  const document = readoutFixture();
  document.sections = [{ kind: "theme", heading: "Said", summary: null, blocks: [claim] }];
  const body = await xmlOf(await toDocx(document), /^word\/document\.xml$/);
  const paragraphs = body.split("<w:p>");
  const holding = (words: string) => paragraphs.filter((one) => one.includes(words));
  expect(holding(support.text)[0]).toMatch(/<w:right w:val="single" w:color="E0AE1C"/);
  expect(holding(against.text)[0]).toMatch(/<w:left w:val="single" w:color="B4531A"/);
  for (const one of holding(claim.text)) expect(one).toContain("<w:bidi/>");
  expect(holding(claim.text)).toHaveLength(2);
});

test("a chart is on one page, and its bars fill the width even if all are below one", async () => {
  const document = readoutFixture();
  const [section] = document.sections;
  const [chart] = section?.blocks ?? [];
  if (chart?.type !== "chart") throw new Error("the fixture begins with a chart");
  chart.of = null;
  chart.series = [{ name: "Rate", values: [0.5, 0.25, 0.1] }];
  const body = await xmlOf(await toDocx(document), /^word\/document\.xml$/);
  const table = body.split("<w:tbl>").find((one) => one.includes("0.25")) ?? "";
  expect(table.match(/█+/g)?.map((bar) => bar.length)).toEqual([22, 11, 4]);
  const rows = table.split("</w:tbl>")[0]?.split("<w:tr>").slice(1) ?? [];
  expect(rows.map((row) => row.includes("<w:keepNext/>"))).toEqual([true, true, true, false]);
});

test("a negative value has a hatched bar of its length, and a series' symbol stays with its name", async () => {
  const document = readoutFixture();
  const [chart] = document.sections[0]?.blocks ?? [];
  if (chart?.type !== "chart") throw new Error("the fixture begins with a chart");
  chart.of = null;
  chart.series = [{ name: "Change", values: [-10, 5, 0] }];
  const bodyOf = async () => xmlOf(await toDocx(document), /^word\/document\.xml$/);
  expect((await bodyOf()).match(/[█▒]+/g)?.slice(0, 2)).toEqual(["▒".repeat(22), "█".repeat(11)]);
  chart.series.push({ name: "Before", values: [1, 1, 1] });
  expect(await bodyOf()).toContain("█\u00a0");
});
