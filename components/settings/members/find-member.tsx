import { SearchInput } from "@/components/ui/fields/search-input";
import { LONGEST_QUERY } from "@/lib/core/limits/query-limits";

/** A plain form: the search is in the address. */
export function FindMember({ q, status }: { q: string; status: string }) {
  return (
    <form action="/settings/members" className="w-full max-w-64">
      {status === "removed" && <input type="hidden" name="status" value={status} />}
      <SearchInput
        name="q"
        label="Find by name or email"
        placeholder="Name or email"
        defaultValue={q}
        maxLength={LONGEST_QUERY}
      />
    </form>
  );
}
