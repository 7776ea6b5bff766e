"use client";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { DayInput } from "@/components/ui/fields/day-input";
import { Field } from "@/components/ui/fields/field";
import { Select } from "@/components/ui/fields/select";
import { FilterFold } from "@/components/ui/lists/filter-fold";
import { activeOf, FEELINGS, type Filters, searchPath } from "./filters";

type Choice = { id: string; name: string };
type Props = { filters: Filters; studies: Choice[]; tags: Choice[]; speakers: string[]; className?: string };

const choicesOf = (all: string, choices: readonly Choice[], chosen: string) => [
  { value: "", label: all },
  ...choices.map(({ id, name }) => ({ value: id, label: name })),
  ...(chosen && !choices.some(({ id }) => id === chosen) ? [{ value: chosen, label: chosen }] : []),
];

/** P2 before P10. */
const byNumber = new Intl.Collator("en", { numeric: true });

/** Filters for what people said; they are in the address, so that the result can be sent to a colleague. */
export function EvidenceFilters({ filters, studies, tags, speakers, className }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const narrow = (change: Partial<Filters>) =>
    startTransition(() => router.replace(searchPath({ ...filters, ...change }), { scroll: false }));
  const people = speakers.toSorted(byNumber.compare).map((name) => ({ id: name, name }));
  const feelings = Object.entries(FEELINGS).map(([id, name]) => ({ id, name }));
  return (
    <search aria-label="Filter what people said" aria-busy={pending} className={className}>
      <FilterFold
        active={activeOf(filters).length}
        className="grid-cols-2 gap-x-2 gap-y-3 @min-[36rem]:grid-cols-3 @rail:grid-cols-1"
      >
        <Field label="Study">
          <Select
            value={filters.study}
            choices={choicesOf("All studies", studies, filters.study)}
            onChange={(event) => narrow({ study: event.target.value })}
          />
        </Field>
        <Field label="Speaker">
          <Select
            value={filters.speaker}
            choices={choicesOf("Everyone", people, filters.speaker)}
            onChange={(event) => narrow({ speaker: event.target.value })}
          />
        </Field>
        <Field label="Tag">
          <Select
            value={filters.tag}
            choices={choicesOf("Any tag or none", tags, filters.tag)}
            onChange={(event) => narrow({ tag: event.target.value })}
          />
        </Field>
        <Field label="Sentiment">
          <Select
            value={filters.feeling}
            choices={choicesOf("Any", feelings, filters.feeling)}
            onChange={(event) => narrow({ feeling: event.target.value })}
          />
        </Field>
        <Field label="From">
          <DayInput value={filters.from} max={filters.to} onDay={(from) => narrow({ from })} />
        </Field>
        <Field label="To">
          <DayInput value={filters.to} min={filters.from} onDay={(to) => narrow({ to })} />
        </Field>
      </FilterFold>
    </search>
  );
}
