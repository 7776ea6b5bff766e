import { BookOpenCheck, CheckCheck, CircleAlert, FilePlus2, type LucideIcon, UserRoundSearch } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { RowLink } from "@/components/ui/lists/row-link";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { counted } from "@/lib/core/text/counted";

type News = {
  kind: "review" | "doubtful" | "unread" | "finished" | "readout";
  studyId: string;
  studyTitle: string;
  count: number;
  at: string;
};
type Words = { icon: LucideIcon; says: (count: number) => string; page: string; waits?: true };

const WORDS: Record<News["kind"], Words> = {
  review: {
    icon: UserRoundSearch,
    says: (count) => `${counted(count, "person is waiting", "people are waiting")} for your decision`,
    page: "participants?status=review",
    waits: true,
  },
  doubtful: {
    icon: CircleAlert,
    says: (count) => counted(count, "session is flagged", "sessions are flagged"),
    page: "sessions?quality=flagged",
    waits: true,
  },
  unread: {
    icon: FilePlus2,
    says: (count) => `${counted(count, "session")} came in after the readout`,
    page: "readout",
    waits: true,
  },
  finished: { icon: CheckCheck, says: (count) => `${counted(count, "person", "people")} finished`, page: "sessions" },
  readout: { icon: BookOpenCheck, says: () => "Readout generated", page: "readout" },
};

/** What waits for somebody, for however long, and what happened this week. */
export function NewsList({ news }: { news: News[] }) {
  const waiting = news.filter(({ kind }) => WORDS[kind].waits);
  const recent = news.filter(({ kind }) => !WORDS[kind].waits);
  return (
    <>
      {waiting.length > 0 && (
        <Section title="Needs your attention">
          <Rows news={waiting} />
        </Section>
      )}
      {recent.length > 0 && (
        <Section title="This week">
          <Rows news={recent} />
        </Section>
      )}
    </>
  );
}

/** Each is linked to where it can be seen. */
function Rows({ news }: { news: News[] }) {
  return (
    <Panel className="@container">
      <ul className="divide-y">
        {news.map(({ kind, studyId, studyTitle, count, at }) => {
          const { icon: Icon, says, page, waits } = WORDS[kind];
          return (
            <li
              key={`${kind}${studyId}`}
              className="relative grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 transition-colors hover:bg-background @more-columns:grid-cols-[auto_auto_minmax(0,1fr)_auto]"
            >
              <Icon aria-hidden className={cn("size-4 shrink-0", waits ? "text-warning" : "text-muted-foreground")} />
              <RowLink href={`/studies/${studyId}/${page}`}>{says(count)}</RowLink>
              {/* On a phone below the words and their time, across the row: a title is what tells the rows apart. */}
              <span className="col-span-2 col-start-2 row-start-2 min-w-0 truncate text-muted-foreground @more-columns:col-span-1 @more-columns:col-start-3 @more-columns:row-start-1">
                {studyTitle}
              </span>
              <span className="col-start-3 row-start-1 text-muted-foreground text-sm first-letter:uppercase @more-columns:col-start-4">
                <RelativeTime iso={at} />
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
