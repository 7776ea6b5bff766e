import { QuestionSummary } from "@/components/studies/editor/guide/question-summary";
import { SCREENER_WORDS } from "@/components/studies/editor/screener/screener-words";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { OptionNames } from "../option-names";
import type { Study } from "../shapes";

/** The questions, for reading: a running study can no longer be changed. */
export function GuideOutline({ study }: { study: Pick<Study, "type" | "guide" | "screener"> }) {
  const { guide, screener, type } = study;
  const probes = type === "ai-curated-interview" || type === "ai-curated-survey";
  const sections = guide.sections.filter(({ questions }) => questions.length > 0);
  return (
    <>
      {screener.questions.length > 0 && (
        <Section title="Screener">
          <Panel>
            <ol className="wrap-anywhere divide-y">
              {screener.questions.map(({ id, label, type: kind, options, selectionConditionAi }) => (
                <li key={id} className="grid gap-0.5 px-4 py-3">
                  <span dir="auto" className="text-left font-medium">
                    {label}
                  </span>
                  <span className="text-muted-foreground text-sm">
                    {SCREENER_WORDS[kind].label}
                    {selectionConditionAi && ` · qualifies if ${selectionConditionAi}`}
                  </span>
                  {options && (
                    <span className="text-sm">
                      <OptionNames options={options} />
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </Panel>
        </Section>
      )}
      {sections.map(({ id, title, questions }, at) => (
        <Section key={id} title={title || `Section ${at + 1}`}>
          <Panel>
            <ol className="wrap-anywhere divide-y">
              {questions.map((question) => (
                <li key={question.id} className="grid grid-cols-1 gap-0.5 px-4 py-3">
                  <span dir="auto" className="text-left font-medium">
                    {question.text}
                  </span>
                  <QuestionSummary question={question} probes={probes} whole />
                </li>
              ))}
            </ol>
          </Panel>
        </Section>
      ))}
    </>
  );
}
