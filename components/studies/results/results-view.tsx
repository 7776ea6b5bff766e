import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { linkLook } from "@/components/ui/links/link-look";
import { PageLink } from "@/components/ui/links/page-link";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { counted } from "@/lib/core/text/counted";
import type { Results } from "../shapes";
import { QuestionResult } from "./question-result";

/** All questions of the guide in order, over the sessions that count. */
export function ResultsView({ studyId, results }: { studyId: string; results: Results }) {
  const { sessions, flagged, excluded, withdrawn, sections } = results;
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
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-muted-foreground">
          From {counted(sessions, "finished session")}
          {excluded > 0 && `, without ${counted(excluded, "excluded one")}`}.
          {flagged > 0 && (
            <>
              {" "}
              <PageLink href={`/studies/${studyId}/sessions?quality=flagged`} className={linkLook}>
                {counted(flagged, "flagged session")}
              </PageLink>{" "}
              {flagged === 1 ? "is" : "are"} counted here, but left out of the readout.
            </>
          )}
          {withdrawn > 0 && ` ${counted(withdrawn, "person", "people")} withdrew.`}
        </p>
        <Button asChild className="print:hidden">
          <a href={`/api/studies/${studyId}/answers.csv`} download>
            <Download /> Download CSV
          </a>
        </Button>
      </div>
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
