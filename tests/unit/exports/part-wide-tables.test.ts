import { expect, test } from "vitest";
import type { ExportTable } from "@/lib/services/exports/document/export-document";
import { partWideTables } from "@/lib/services/exports/document/part-wide-tables";
import { readoutFixture } from "@/tests/support/data/export-documents";

const partsOf = (columns: string[], rows: string[][]) => {
  const table: ExportTable = { type: "table", title: "Who said what", columns, rows };
  const sections = [{ kind: "plain" as const, heading: "Held", summary: null, blocks: [table] }];
  const parted = partWideTables({ ...readoutFixture(), sections });
  return (parted.sections[0]?.blocks ?? []) as ExportTable[];
};
const named = (count: number, name: (at: number) => string) => Array.from({ length: count }, (_, at) => name(at));

test("a table of twenty columns of words is split into parts that each start with the first column", () => {
  const columns = named(20, (at) => `Participant ${at + 1}`);
  const rows = named(3, String).map((row) => columns.map((_, at) => `understandable${row}.${at}`));
  const parts = partsOf(columns, rows);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.map(({ title }) => title)).toEqual(parts.map((_, at) => `Who said what (${at + 1} of ${parts.length})`));
  for (const part of parts) {
    expect(part.columns[0]).toBe("Participant 1");
    expect(part.rows.map(([first]) => first)).toEqual(rows.map(([first]) => first));
    expect(part.columns.length).toBeLessThan(10);
  }
  expect(parts.flatMap((part) => part.columns.slice(1))).toEqual(columns.slice(1));
  expect(parts.flatMap((part) => part.rows[2]?.slice(1) ?? [])).toEqual(rows[2]?.slice(1));
});

test("a table whose words fit stays whole, however many columns of figures it has", () => {
  const columns = named(16, (at) => `P${at + 1}`);
  expect(partsOf(columns, [columns.map((_, at) => String(at))])).toHaveLength(1);
  expect(partsOf(columns, [])).toEqual([{ type: "table", title: "Who said what", columns, rows: [] }]);
  const few = named(5, () => "a".repeat(60));
  expect(partsOf(few, [few])).toHaveLength(1);
});
