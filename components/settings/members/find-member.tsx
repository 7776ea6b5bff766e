import { Search } from "lucide-react";
import { Input } from "@/components/ui/input";

/** A plain form: what is looked for is in the address. */
export function FindMember({ q, status }: { q: string; status: string }) {
  return (
    <form action="/settings/members" className="relative w-full max-w-64">
      {status === "removed" && <input type="hidden" name="status" value={status} />}
      <Search aria-hidden className="absolute top-2.5 left-2.5 size-4 text-muted-foreground" />
      <Input
        type="search"
        name="q"
        aria-label="Find by name or address"
        placeholder="Name or address"
        defaultValue={q}
        maxLength={200}
        className="pl-8"
      />
    </form>
  );
}
