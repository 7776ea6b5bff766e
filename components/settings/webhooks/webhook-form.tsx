"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Callout } from "@/components/ui/states/callout";
import { CallError } from "@/lib/api/client/call-error";
import { WEBHOOK_TEXT } from "@/lib/core/limits/webhook-text";
import { EventChoices } from "./event-choices";
import type { EventKind } from "./event-groups";

export type WebhookValues = { url: string; description: string; events: EventKind[] };
type Props = {
  initial: WebhookValues;
  saveLabel: string;
  /** Throws what the call threw. */
  save: (values: WebhookValues) => Promise<void>;
  close: () => void;
};

type Faults = { url?: string | undefined; events?: string | undefined; other?: string | undefined };

/** Puts the server's messages next to the fields they are about. */
function faultsOf(thrown: unknown): Faults {
  const problems = thrown instanceof CallError ? thrown.problems : [];
  const about = (path: string) => problems.find((problem) => problem.path.startsWith(path))?.message;
  const faults = { url: about("url"), events: about("events") };
  return faults.url || faults.events ? faults : { other: CallError.sentence(thrown) };
}

/** The fields of a webhook, for creating and for changing it. */
export function WebhookForm({ initial, saveLabel, save, close }: Props) {
  const [values, setValues] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  // The form may be taller than the screen: scrolls to what is wrong.
  useEffect(() => {
    if (faults.url) form.current?.querySelector<HTMLInputElement>("[type=url]")?.focus();
  }, [faults]);
  const set = (part: Partial<WebhookValues>) => setValues({ ...values, ...part });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (values.events.length === 0) return setFaults({ events: "Choose at least one event." });
    setBusy(true);
    setFaults({});
    const { url, description, events } = values;
    await save({ url: url.trim(), description: description.trim(), events }).catch((thrown: unknown) =>
      setFaults(faultsOf(thrown)),
    );
    setBusy(false);
  };
  return (
    <form ref={form} onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field label="URL" hint="Receives a POST with JSON for each event." error={faults.url}>
        <Input
          type="url"
          required
          maxLength={WEBHOOK_TEXT.url}
          autoComplete="off"
          spellCheck={false}
          placeholder="https://example.com/earshot"
          value={values.url}
          onChange={(event) => set({ url: event.target.value })}
        />
      </Field>
      <Field label="Description (optional)">
        <Input
          maxLength={WEBHOOK_TEXT.description}
          placeholder="Posts new sessions to the team’s channel"
          value={values.description}
          onChange={(event) => set({ description: event.target.value })}
        />
      </Field>
      <EventChoices chosen={values.events} onChange={(events) => set({ events })} error={faults.events} />
      {faults.other && <Callout tone="danger">{faults.other}</Callout>}
      <footer className="flex justify-end gap-2">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" tone="primary" busy={busy}>
          {saveLabel}
        </Button>
      </footer>
    </form>
  );
}
