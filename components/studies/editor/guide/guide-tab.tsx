import type { Parts } from "@/components/studies/editor/saving/parts";
import type { useUndoable } from "@/components/studies/editor/saving/use-undoable";
import { PlaceholderNote } from "@/components/studies/placeholder-note";
import { Field } from "@/components/ui/fields/field";
import { Textarea } from "@/components/ui/fields/textarea";
import { LONGEST_QUESTION } from "@/lib/core/study/limits";
import { ABILITIES } from "./abilities";
import { GuideEditor } from "./guide-editor";
import { Redraft } from "./redraft";

type Props = Pick<ReturnType<typeof useUndoable>, "changeGuide" | "replace"> & {
  id: string;
  draft: Parts;
  onQuestion: (question: string | null) => void;
  flush: () => Promise<boolean>;
};

/** What the study should find out, and the questions that ask for it: written by hand, or by Eva. */
export function GuideTab({ id, draft, onQuestion, changeGuide, replace, flush }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-3 rounded-lg border bg-background p-4">
        <Field label="What you want to learn">
          <Textarea
            rows={2}
            maxLength={LONGEST_QUESTION}
            placeholder="Why do trial users leave before they pay?"
            value={draft.question ?? ""}
            onChange={(event) => onQuestion(event.target.value || null)}
          />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-pretty text-muted-foreground text-sm">
            {ABILITIES[draft.type].about}
          </p>
          <Redraft id={id} draft={draft} flush={flush} onAccept={(parts) => replace(parts, "Eva’s draft applied.")} />
        </div>
      </div>
      <PlaceholderNote study={draft} />
      <GuideEditor guide={draft.guide} type={draft.type} onChange={changeGuide} />
    </div>
  );
}
