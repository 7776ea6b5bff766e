import { Art } from "@/components/ui/art";
import { EmptyState } from "@/components/ui/empty-state";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { counted } from "@/lib/core/counted";
import type { Results } from "../shapes";
import { QuestionResult } from "./question-result";

/** All questions of the guide in order, over the sessions that count. */
export function ResultsView({ studyId, results }: { studyId: string; results: Results }) {
  const { sessions, excluded, sections } = results;
  if (sessions === 0) {
    return (
      <Panel>
        <EmptyState art={<Art scene="voice" />} title="No answers yet">
          Answers are counted here as soon as someone finishes.
        </EmptyState>
      </Panel>
    );
  }
  const asked = sections.filter(({ questions }) => questions.length > 0);
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="text-muted-foreground">
        From {counted(sessions, "finished session")}
        {excluded > 0 && `, without ${counted(excluded, "excluded one")}`}.
      </p>
      {asked.map(({ id, title, questions }, at) => {
        const before = asked.slice(0, at).reduce((sum, section) => sum + section.questions.length, 0);
        return (
          <Section key={id} title={title || `Section ${at + 1}`}>
            <Panel>
              <ol>
                {questions.map((result, index) => (
                  <QuestionResult
                    key={result.id}
                    studyId={studyId}
                    result={result}
                    number={before + index + 1}
                    sessions={sessions}
                  />
                ))}
              </ol>
            </Panel>
          </Section>
        );
      })}
    </div>
  );
}
