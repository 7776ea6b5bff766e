"use client";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Textarea } from "@/components/ui/fields/textarea";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { CARD_TEXT } from "@/lib/core/limits/board-limits";
import { ColorChoice } from "../color-choice";
import type { BoardCard } from "../shapes";
import { LabelInput } from "./label-input";
import { type Theirs, TheirWords } from "./their-words";

type Props = {
  card: BoardCard;
  knownLabels: readonly string[];
  onClose: () => void;
  onChanged: () => void;
  children: ReactNode;
};

/**
 * A card's fields. Only what was changed here is sent, so that two people changing different fields keep both changes;
 * of one field, the second to save sees what the first wrote.
 */
export function CardForm({ card, knownLabels, onClose, onChanged, children }: Props) {
  const [opened] = useState(card);
  const [insight, setInsight] = useState(card.insight);
  const [notes, setNotes] = useState(card.notes ?? "");
  const [source, setSource] = useState(card.source ?? "");
  const [type, setType] = useState(card.type);
  const [color, setColor] = useState(card.color);
  const { busy, error, run } = useAction();
  const changes = {
    ...(insight.trim() !== opened.insight && { insight: insight.trim() }),
    ...(notes !== (opened.notes ?? "") && { notes: notes || null }),
    ...(source !== (opened.source ?? "") && { source: source || null }),
    ...(type.join("\n") !== opened.type.join("\n") && { type }),
    ...(color !== opened.color && { color }),
  };
  const [theirs, setTheirs] = useState<Theirs[] | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(changes).length === 0) return onClose();
    const { insight, notes, source } = opened;
    // Saved again, it replaces what was shown of theirs.
    const body = { ...changes, ...(theirs === null && { seen: { insight, notes, source } }) };
    const save = async () => {
      await call("PATCH /cards/{id}", { params: { id: card.id }, body }).catch((thrown) => {
        if (CallError.isConflict(thrown) && thrown.problems.length > 0) setTheirs(thrown.problems);
        throw thrown;
      });
      onChanged();
    };
    if (await run(save)) onClose();
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-5">
      {theirs ? <TheirWords texts={theirs} /> : <Failure text={error} />}
      <Field label="Insight">
        <Textarea
          required
          rows={3}
          maxLength={CARD_TEXT.insight}
          value={insight}
          onChange={(event) => setInsight(event.target.value)}
        />
      </Field>
      {children}
      <Field label="Notes">
        <Textarea
          rows={4}
          maxLength={CARD_TEXT.notes}
          placeholder="What’s behind it, and what to do about it"
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </Field>
      <LabelInput labels={type} known={knownLabels} onChange={setType} />
      <Field
        label="Source"
        hint="Where it comes from when there’s no one to quote, such as a call or a support ticket."
      >
        <Input maxLength={CARD_TEXT.source} value={source} onChange={(event) => setSource(event.target.value)} />
      </Field>
      <div className="grid gap-1.5">
        <span className="font-medium text-sm">Color</span>
        <ColorChoice value={color} onChange={setColor} />
      </div>
      <footer className="sticky -bottom-6 -mx-6 -mb-6 flex justify-end gap-2 border-t bg-raised px-6 py-4">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="primary" busy={busy} disabled={!insight.trim()}>
          Save
        </Button>
      </footer>
    </form>
  );
}
