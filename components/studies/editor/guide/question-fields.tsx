"use client";
import { Circle, Plus, Square } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Select } from "@/components/ui/fields/select";
import type { GuideQuestion } from "@/lib/core/study/guide";
import type { QuestionKind } from "@/lib/core/study/question-kinds";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import type { StudyType } from "@/lib/core/study/types";
import { ABILITIES } from "./abilities";
import { asKind } from "./new-question";
import { OptionList } from "./option-list";
import { ProbeChoice } from "./probe-choice";
import { canProbe, KIND_WORDS } from "./question-words";
import { ScaleFields } from "./scale-fields";

type Props = {
  question: GuideQuestion;
  type: StudyType;
  problem: string | null;
  onChange: (question: GuideQuestion) => void;
};

/** Everything about a question except its text. */
export function QuestionFields({ question, type, problem, onChange }: Props) {
  const { kinds, probes, conditions } = ABILITIES[type];
  const [asksCondition, setAsksCondition] = useState(Boolean(question.conditionAi));
  const { options, scale, conditionAi } = question;
  const condition = (text: string) => {
    const { conditionAi: _before, ...rest } = question;
    onChange(text === "" ? rest : { ...rest, conditionAi: text });
  };
  return (
    <div className="grid gap-4 pt-2 pb-1.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Select
          aria-label="Kind of answer"
          choices={kinds.map((kind) => ({ value: kind, label: KIND_WORDS[kind].label }))}
          value={question.kind}
          onChange={(event) => onChange(asKind(question, event.target.value as QuestionKind))}
          className="max-w-44"
        />
        <span className="text-muted-foreground text-sm">{KIND_WORDS[question.kind].text}</span>
        {type !== "live-interview" && (
          <Checkbox
            label="Required"
            checked={question.required}
            onChange={(event) => onChange({ ...question, required: event.target.checked })}
            className="ml-auto"
          />
        )}
      </div>
      {options && (
        <OptionList
          options={options}
          textOf={(option) => option}
          withText={(text) => text}
          onChange={(to) => onChange({ ...question, options: to })}
          marker={question.kind === "single" ? <Circle /> : <Square />}
        />
      )}
      {scale && <ScaleFields scale={scale} onChange={(to) => onChange({ ...question, scale: to })} />}
      {probes && canProbe(question) && (
        <ProbeChoice value={question.probe} onChange={(probe) => onChange({ ...question, probe })} />
      )}
      {conditions &&
        (asksCondition ? (
          <Field label="Ask only if" hint="Decided from what was said so far. If it’s unclear, the question is asked.">
            <Input
              maxLength={STUDY_TEXT.condition}
              placeholder="they have canceled a subscription before"
              value={conditionAi ?? ""}
              onChange={(event) => condition(event.target.value)}
            />
          </Field>
        ) : (
          <div>
            <Button tone="ghost" size="small" className="-ml-2.5" onClick={() => setAsksCondition(true)}>
              <Plus /> Add a condition
            </Button>
          </div>
        ))}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
