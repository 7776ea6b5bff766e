import { FilterLinks } from "@/components/ui/filter-links";
import { EVIDENCE_KINDS } from "./evidence-kinds";
import { type Filters, searchPath } from "./filters";

/** Which kind of evidence is shown. */
export function KindLinks({ filters }: { filters: Filters }) {
  const kinds = Object.entries(EVIDENCE_KINDS).map(([value, { many }]) => ({ value, label: many }));
  const choices = [{ value: "", label: "Everything" }, ...kinds].map((kind) => ({
    ...kind,
    href: searchPath({ ...filters, kind: kind.value }),
  }));
  return <FilterLinks label="Kind" choices={choices} chosen={filters.kind} />;
}
