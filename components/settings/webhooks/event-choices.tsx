"use client";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { ALL_KINDS, EVENT_GROUPS, type EventKind } from "./event-groups";

type Props = { chosen: readonly EventKind[]; onChange: (chosen: EventKind[]) => void; error: string | undefined };

/** Which events a webhook receives. */
export function EventChoices({ chosen, onChange, error }: Props) {
  const all = chosen.length === ALL_KINDS.length;
  const toggle = (kind: EventKind) =>
    onChange(ALL_KINDS.filter((one) => (one === kind ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset aria-describedby={error ? "events-error" : undefined} className="grid min-w-0 gap-3">
      <legend className="sr-only">Events</legend>
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden className="font-medium text-sm">
          Events
        </span>
        <Button size="small" tone="ghost" onClick={() => onChange(all ? [] : [...ALL_KINDS])}>
          {all ? "Clear all" : "Select all"}
        </Button>
      </div>
      {error && (
        <p id="events-error" role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <div className="grid gap-4 rounded-md border p-3">
        {EVENT_GROUPS.map(({ title, choices }) => (
          <div key={title} className="grid content-start gap-2 pair:grid-cols-2 pair:gap-x-6">
            <p className="text-muted-foreground text-xs pair:col-span-2">{title}</p>
            {choices.map(({ kind, words }) => (
              <Checkbox
                key={kind}
                checked={chosen.includes(kind)}
                onChange={() => toggle(kind)}
                label={<code className="break-all font-mono text-xs">{kind}</code>}
                hint={words}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
