import { expect, test } from "vitest";
import { toDocx } from "@/lib/services/exports/document/docx/to-docx";
import { readoutFixture } from "@/tests/support/export-documents";
import { xmlOf } from "@/tests/support/read-documents";

test("lines are as high as what stands in them: a line of a fixed height cuts pictures to a strip", async () => {
  const styles = await xmlOf(await toDocx(readoutFixture()), /^word\/styles\.xml$/);
  const spacings = [...styles.matchAll(/<w:spacing [^>]*w:line="[^>]*>/g)].map(([all]) => all);
  expect(spacings.length).toBeGreaterThan(3);
  for (const spacing of spacings) expect(spacing).toContain('w:lineRule="auto"');
});
