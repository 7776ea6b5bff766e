"use client";
import { useId, useState } from "react";
import { Callout } from "@/components/ui/states/callout";
import { SearchInput } from "./search-input";

type Choice = { value: string; label: string; note?: string | undefined };
type Props = {
  label: string;
  searchLabel: string;
  query: string;
  onQuery: (query: string) => void;
  /** What fits the query; null before the first answer. */
  choices: Choice[] | null;
  chosen: string;
  onChoose: (value: string) => void;
  /** What to say if nothing fits. */
  none: string;
  failed: string | null;
};

/**
 * Chooses one of many: radio buttons, with a search field above them. What is chosen is shown whatever is searched for.
 */
export function PickOne({ label, searchLabel, query, onQuery, choices, chosen, onChoose, none, failed }: Props) {
  const name = useId();
  const [kept, setKept] = useState(() => choices?.find(({ value }) => value === chosen));
  const isKept = kept?.value === chosen && !choices?.some(({ value }) => value === chosen);
  return (
    <>
      {failed && <Callout tone="danger">{failed}</Callout>}
      <SearchInput
        label={searchLabel}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <fieldset className="h-56 overflow-y-auto rounded-md border p-1" aria-busy={choices === null}>
        <legend className="sr-only">{label}</legend>
        {[...(kept && isKept ? [kept] : []), ...(choices ?? [])].map((choice) => {
          const { value, label: words, note } = choice;
          return (
            <label
              key={value}
              className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1.5 pointer-coarse:min-h-11 hover:bg-muted has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:-outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={chosen === value}
                onChange={() => {
                  setKept(choice);
                  onChoose(value);
                }}
                className="accent-primary outline-none"
              />
              {/* Often alike at their beginning, and told apart by their end. */}
              <span dir="auto" className="wrap-anywhere line-clamp-2 min-w-0 flex-1 text-left">
                {words}
              </span>
              {note && <span className="shrink-0 text-muted-foreground text-sm">{note}</span>}
            </label>
          );
        })}
        {choices?.length === 0 && <p className="px-2 py-1.5 text-muted-foreground">{none}</p>}
      </fieldset>
    </>
  );
}
