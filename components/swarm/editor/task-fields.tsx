import { Trash2 } from "lucide-react";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Select } from "@/components/ui/fields/select";
import { Textarea } from "@/components/ui/fields/textarea";
import { IconButton } from "@/components/ui/icon-button";
import type { SwarmPlan } from "@/lib/core/study/swarm-plan";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";

type Task = SwarmPlan["tasks"][number];
type Criterion = Task["success"][number];
type Props = { task: Task; number: number; onChange: (task: Task) => void; onRemove: (() => void) | null };

const KINDS = [
  { value: "text", label: "The page says" },
  { value: "url", label: "The URL contains" },
];
const EXAMPLES = [
  "Buy the blue mug and have it sent home",
  "Find out how to return something",
  "Look up how long delivery takes",
];
const NONE: Criterion = { kind: "text", value: "" };

/** A task, and how to tell that it is done. */
export function TaskFields({ task, number, onChange, onRemove }: Props) {
  const [first = NONE, ...others] = task.success;
  const put = (criterion: Partial<Criterion>) =>
    onChange({ ...task, success: [{ ...first, ...criterion }, ...others] });
  return (
    <li className="grid gap-3 rounded-lg border bg-background p-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field label={`Task ${number}`}>
            <Textarea
              rows={2}
              maxLength={STUDY_TEXT.task}
              data-field={`swarm-task-${task.id}`}
              placeholder={EXAMPLES[(number - 1) % EXAMPLES.length]}
              value={task.text}
              onChange={(event) => onChange({ ...task, text: event.target.value })}
            />
          </Field>
        </div>
        {onRemove && (
          <IconButton label={`Remove task ${number}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        )}
      </div>
      <div className="grid grid-cols-1 gap-2 pair:grid-cols-[180px_minmax(0,1fr)]">
        <Field label="Done when">
          <Select
            choices={KINDS}
            value={first.kind}
            onChange={(event) => put({ kind: event.target.value === "url" ? "url" : "text" })}
          />
        </Field>
        <Field label="These words">
          <Input
            maxLength={STUDY_TEXT.criterion}
            data-field={`swarm-done-${task.id}`}
            placeholder={first.kind === "url" ? "/orders/thank-you" : "Thank you for your order"}
            value={first.value}
            onChange={(event) => put({ value: event.target.value })}
          />
        </Field>
      </div>
    </li>
  );
}
