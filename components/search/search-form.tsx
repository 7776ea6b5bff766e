import { Search } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/fields/input";
import { LONGEST_QUERY } from "@/lib/core/limits/query-limits";
import { FILTER_NAMES, type Filters } from "./filters";

/** A plain form: the query is in the address, so that a result page can be shared and Back works. Filters are kept. */
export function SearchForm({ filters }: { filters: Filters }) {
  return (
    <form action="/search" className="flex gap-2">
      {FILTER_NAMES.filter((name) => name !== "q" && filters[name]).map((name) => (
        <input key={name} type="hidden" name={name} value={filters[name]} />
      ))}
      <span className="relative min-w-0 flex-1">
        <Search aria-hidden className="absolute inset-y-0 left-3 my-auto size-4 text-muted-foreground" />
        <Input
          type="search"
          name="q"
          aria-label="Search names and what people said"
          placeholder="Names and quotes"
          defaultValue={filters.q}
          maxLength={LONGEST_QUERY}
          className="h-10 pl-9"
        />
      </span>
      <Button type="submit" tone="primary" size="large" className="h-auto">
        Search
      </Button>
    </form>
  );
}
