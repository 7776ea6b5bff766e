import type { ChartBlock, TableBlock } from "../blocks";
import { newKey } from "./line";

/** A new table or chart to start from. */
export function newStill(type: "table" | "chart"): TableBlock | ChartBlock {
  const id = newKey();
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
