import { linkLook } from "@/components/ui/links/link-look";
import { PageLink } from "@/components/ui/links/page-link";

type Props = { studyId: string; answers: { sessionId: string; label: string; text: string }[]; answered: number };

const FIRST = 5;
/** The gap between paragraphs of one answer is smaller than that between two people's. */
const BLANK_LINES = /\n\s*\n/;

/** What people answered to one question, word for word, each linked to its session. */
export function OpenAnswers({ studyId, answers, answered }: Props) {
  const rest = answers.slice(FIRST);
  return (
    // As blocks on paper: a grid across two sheets lets its rows overlap.
    <div className="grid gap-3 print:block print:space-y-3.5">
      <Quotes studyId={studyId} answers={answers.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className="group grid gap-3 print:block">
          <summary className="w-fit list-none rounded-sm text-primary-text hover:underline group-open:hidden print:hidden [&::-webkit-details-marker]:hidden">
            Show {rest.length} more
          </summary>
          <Quotes studyId={studyId} answers={rest} />
        </details>
      )}
      {answered > answers.length && (
        <p className="text-muted-foreground text-sm">
          The newest {answers.length} of {answered}.{" "}
          <PageLink href={`/studies/${studyId}/sessions`} className={linkLook}>
            All sessions
          </PageLink>
        </p>
      )}
    </div>
  );
}

function Quotes({ studyId, answers }: Pick<Props, "studyId" | "answers">) {
  return (
    <ul className="grid max-w-3xl gap-3.5 print:block print:space-y-3.5">
      {answers.map(({ sessionId, label, text }) => (
        <li key={sessionId} className="flex items-start gap-3">
          <PageLink
            href={`/studies/${studyId}/sessions/${sessionId}`}
            className="mt-0.5 w-10 shrink-0 rounded-sm font-medium text-primary-text text-sm tabular-nums hover:underline"
          >
            {label}
          </PageLink>
          <div className="grid min-w-0 flex-1 gap-1">
            {text.split(BLANK_LINES).map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change
              <p key={at} dir="auto" className="whitespace-pre-line wrap-anywhere text-pretty">
                {paragraph}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
