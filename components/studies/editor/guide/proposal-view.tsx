import { SCREENER_WORDS } from "@/components/studies/editor/screener/screener-words";
import { OptionNames } from "@/components/studies/option-names";
import type { Study } from "@/components/studies/shapes";
import { dotted } from "@/lib/core/text/dotted";
import { KIND_WORDS } from "./question-words";

type Props = Pick<Study, "guide" | "screener">;

/** A draft by Eva, to read before anything is replaced. */
export function ProposalView({ guide, screener }: Props) {
  return (
    <section
      aria-label="What Eva wrote"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus
      tabIndex={0}
      className="grid max-h-[46vh] gap-5 overflow-y-auto rounded-md border bg-background p-4"
    >
      {guide.sections.map(({ id, title, questions }) => (
        <section key={id} className="grid gap-1.5">
          <h3 dir="auto" className="text-left font-semibold">
            {title}
          </h3>
          <ol className="grid gap-2">
            {questions.map((question) => (
              <li key={question.id} className="grid gap-0.5">
                <bdi>{question.text}</bdi>
                <span className="text-muted-foreground text-sm">
                  {KIND_WORDS[question.kind].label}
                  {question.options && `: ${dotted(...question.options)}`}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {screener.questions.length > 0 && (
        <section className="grid gap-1.5">
          <h3 className="font-semibold">Screener</h3>
          <ol className="grid gap-2">
            {screener.questions.map(({ id, type, label, options, selectionConditionAi }) => (
              <li key={id} className="grid gap-0.5">
                <bdi>{label}</bdi>
                <span className="text-muted-foreground text-sm">
                  {SCREENER_WORDS[type].label}
                  {options && (
                    <>
                      : <OptionNames options={options} />
                    </>
                  )}
                  {selectionConditionAi && `: qualifies if ${selectionConditionAi}`}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>
  );
}
