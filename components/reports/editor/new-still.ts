import { randomKey } from "@/lib/core/secrets/random-key";
import type { ChartBlock, TableBlock } from "../blocks";

/** A new table or chart to start from. */
export function newStill(type: "table" | "chart"): TableBlock | ChartBlock {
  const id = randomKey();
  if (type === "table") return { id, type, columns: ["", ""], rows: ["", ""].map(() => ["", ""]) };
  return {
    id,
    type,
    kind: "bar",
    title: "",
    unit: "people",
    note: "",
    categories: ["First", "Second"],
    series: [{ name: "People", values: [0, 0] }],
  };
}
