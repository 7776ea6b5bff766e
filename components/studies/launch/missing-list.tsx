import { ArrowRight } from "lucide-react";
import type { Missing } from "@/components/studies/editor/saving/missing";

const TABS = { guide: "Guide", screener: "Screener", audience: "Audience", settings: "Settings" };

export function MissingList({ missing, onMend }: { missing: Missing[]; onMend: (what: Missing) => void }) {
  return (
    <ul className="grid divide-y rounded-md border">
      {missing.map((what) => (
        <li key={`${what.field}${what.message}`}>
          <button
            type="button"
            onClick={() => onMend(what)}
            className="group flex w-full items-center gap-3 px-3 py-2.5 text-left -outline-offset-2 hover:bg-muted"
          >
            <span className="w-18 shrink-0 text-muted-foreground text-sm">{TABS[what.tab]}</span>
            <span className="min-w-0 flex-1">{what.message}</span>
            <ArrowRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          </button>
        </li>
      ))}
    </ul>
  );
}
