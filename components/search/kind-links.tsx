import { FilterLinks } from "@/components/ui/lists/filter-links";
import { EVIDENCE_KINDS } from "./evidence-kinds";
import { type Filters, NAMES, searchPath } from "./filters";

/** Which kind of evidence is shown, or what is called so. */
export function KindLinks({ filters }: { filters: Filters }) {
  const kinds = Object.entries(EVIDENCE_KINDS).map(([value, { many }]) => ({ value, label: many }));
  const choices = [{ value: "", label: "Everything" }, ...kinds, { value: NAMES, label: "By name" }].map((kind) => ({
    ...kind,
    href: searchPath({ ...filters, kind: kind.value }),
  }));
  return <FilterLinks label="Kind" choices={choices} chosen={filters.kind} />;
}
