"use client";
import { ArrowDown, ArrowUp, Circle, Square, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { OptionList } from "@/components/studies/editor/guide/option-list";
import { Menu } from "@/components/ui/dialogs/menu";
import { AutosizeTextarea } from "@/components/ui/fields/autosize-textarea";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Select } from "@/components/ui/fields/select";
import { Textarea } from "@/components/ui/fields/textarea";
import { MoreButton } from "@/components/ui/more-button";
import { SCREENER_KINDS, type ScreenerQuestion } from "@/lib/core/study/screener";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import { MostField } from "./most-field";
import { asScreenerKind, SCREENER_WORDS } from "./screener-words";

type Props = {
  question: ScreenerQuestion;
  number: number;
  problem: string | null;
  onChange: (to: ScreenerQuestion) => void;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** A question that decides who is let in. */
export function ScreenerCard({ question, number, problem, onChange, onStep, onRemove }: Props) {
  const { id, type, label, placeholder, selectionConditionAi, options } = question;
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onStep(event.key === "ArrowDown" ? 1 : -1);
  };
  const nothingMarked = options?.every(({ qualifyIfChosen }) => !qualifyIfChosen);
  return (
    <li onKeyDown={onKey} className="grid grid-cols-1 gap-4 rounded-md border bg-raised p-4 shadow-low">
      <div className="flex items-start gap-3">
        <span aria-hidden className="pt-1.5 font-medium text-muted-foreground text-sm tabular-nums">
          {number}
        </span>
        <AutosizeTextarea
          id={`screener-${id}`}
          dir="auto"
          aria-label={`Screener question ${number}`}
          maxLength={STUDY_TEXT.screenerQuestion}
          placeholder="What do you need to know before they start?"
          value={label}
          onChange={(event) => onChange({ ...question, label: event.target.value })}
          className="min-w-0 flex-1 rounded-sm bg-transparent py-1 font-medium leading-6 outline-none placeholder:font-normal focus-visible:bg-muted focus-visible:outline-none"
        />
        <Select
          aria-label={`Kind of answer to screener question ${number}`}
          choices={SCREENER_KINDS.map((value) => ({ value, label: SCREENER_WORDS[value].label }))}
          value={type}
          onChange={(event) => onChange(asScreenerKind(question, event.target.value as ScreenerQuestion["type"]))}
          className="hidden max-w-40 pair:inline-grid"
        />
        <Menu
          trigger={<MoreButton of={`screener question ${number}`} />}
          groups={[
            {
              heading: "Kind of answer",
              items: SCREENER_KINDS.map((value) => ({
                label: SCREENER_WORDS[value].label,
                checked: value === type,
                onSelect: () => onChange(asScreenerKind(question, value)),
              })),
            },
            {
              items: [
                { label: "Move up", icon: ArrowUp, detail: "Alt ↑", onSelect: () => onStep(-1) },
                { label: "Move down", icon: ArrowDown, detail: "Alt ↓", onSelect: () => onStep(1) },
              ],
            },
            { items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: onRemove }] },
          ]}
        />
      </div>
      <p className="-mt-2 text-muted-foreground text-sm">
        {SCREENER_WORDS[type].text}
        {nothingMarked && " No option is ticked yet, so every answer qualifies."}
      </p>
      {options ? (
        <OptionList
          options={options}
          textOf={({ option }) => option}
          withText={(option, before) => ({ qualifyIfChosen: false, ...before, option })}
          onChange={(to) => onChange({ ...question, options: to })}
          marker={type === "multipleChoice" ? <Circle /> : <Square />}
          extra={(option, change, at) => (
            <span className="flex items-center gap-3">
              <Checkbox
                label="Qualifies"
                aria-label={`Option ${at} qualifies`}
                checked={option.qualifyIfChosen}
                onChange={(event) => change({ ...option, qualifyIfChosen: event.target.checked })}
                className="text-sm"
              />
              {(option.qualifyIfChosen || nothingMarked) && <MostField option={option} number={at} onChange={change} />}
            </span>
          )}
        />
      ) : (
        <div className="grid gap-4 min-[640px]:grid-cols-2">
          <Field
            label={type === "numberInput" ? "Condition (optional)" : "An answer qualifies if"}
            hint="In plain words. Participants never see it."
          >
            <Textarea
              rows={2}
              maxLength={STUDY_TEXT.condition}
              placeholder="it shows that they pay for at least one software subscription themselves"
              value={selectionConditionAi ?? ""}
              onChange={(event) => onChange({ ...question, selectionConditionAi: event.target.value })}
            />
          </Field>
          <Field label="Placeholder (optional)" hint="Shown in the empty answer box.">
            <Input
              maxLength={STUDY_TEXT.placeholder}
              placeholder="Netflix, Notion, …"
              value={placeholder ?? ""}
              onChange={(event) => onChange({ ...question, placeholder: event.target.value })}
            />
          </Field>
        </div>
      )}
      {problem && <p className="text-danger text-sm">{problem}</p>}
    </li>
  );
}
