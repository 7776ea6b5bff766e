"use client";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { DayInput } from "@/components/ui/fields/day-input";
import { Field } from "@/components/ui/fields/field";
import { Select } from "@/components/ui/fields/select";
import { FilterFold } from "@/components/ui/lists/filter-fold";
import { ACTIONS } from "@/lib/core/audit/actions";
import { kindOf } from "@/lib/core/audit/kind-of";
import { KINDS } from "@/lib/core/audit/kinds";
import { SURFACES } from "@/lib/core/audit/surfaces";
import { type AuditView, auditPath } from "./audit-path";

type Choice = { value: string; label: string };
type Props = { view: AuditView; actors: Choice[] };

const choicesOf = (of: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(of)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));

const KIND_CHOICES = [{ value: "", label: "Anything" }, ...choicesOf(KINDS)];
const SURFACE_CHOICES = [{ value: "", label: "Anywhere" }, ...choicesOf(SURFACES)];
const actionsOf = (kind: string): Choice[] => choicesOf(ACTIONS).filter(({ value }) => kindOf(value) === kind);

/** The filters are the address. An action can be chosen once its kind is. */
export function AuditFilters({ view, actors }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const go = (change: Partial<AuditView>) =>
    startTransition(() => router.replace(auditPath({ ...view, ...change }), { scroll: false }));
  const { target: item, ...filters } = view;
  const { actor, kind, action, surface, from, to } = filters;
  const actionChoices = [{ value: "", label: kind ? "Any action" : "Choose a kind" }, ...actionsOf(kind)];
  return (
    <search aria-busy={pending} className="@container">
      <FilterFold
        active={Object.values(filters).filter(Boolean).length}
        className="grid-cols-2 gap-3 @min-[35rem]:grid-cols-3"
      >
        <Field label="Who">
          <Select value={actor} choices={actors} onChange={({ target }) => go({ actor: target.value })} />
        </Field>
        <Field label="Kind">
          <Select
            value={kind}
            choices={KIND_CHOICES}
            onChange={({ target }) => go({ kind: target.value, action: "" })}
          />
        </Field>
        <Field label="Action">
          <Select
            value={action}
            disabled={!kind}
            choices={actionChoices}
            onChange={({ target }) => go({ action: target.value })}
          />
        </Field>
        <Field label="Via">
          <Select value={surface} choices={SURFACE_CHOICES} onChange={({ target }) => go({ surface: target.value })} />
        </Field>
        <Field label="From">
          <DayInput value={from} max={to} onDay={(day) => go({ from: day })} />
        </Field>
        <Field label="To">
          <DayInput value={to} min={from} onDay={(day) => go({ to: day })} />
        </Field>
      </FilterFold>
      {item && (
        <Button className="mt-3" size="small" onClick={() => go({ target: "" })}>
          Showing entries for one item. Show all
        </Button>
      )}
    </search>
  );
}
