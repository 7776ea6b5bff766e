import { BookOpenCheck, CheckCheck, CircleAlert, FilePlus2, type LucideIcon, UserRoundSearch } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { Panel } from "@/components/ui/panel";
import { RelativeTime } from "@/components/ui/relative-time";
import { RowLink } from "@/components/ui/row-link";
import { counted } from "@/lib/core/counted";

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

/** What is waiting and what is new, each linked to where it can be seen. */
export function NewsList({ news }: { news: News[] }) {
  return (
    <Panel className="@container">
      <ul className="divide-y">
        {news.map(({ kind, studyId, studyTitle, count, at }) => {
          const { icon: Icon, says, page, waits } = WORDS[kind];
          return (
            <li
              key={`${kind}${studyId}`}
              className="relative flex min-h-11 items-center gap-3 px-3 py-2 transition-colors hover:bg-background"
            >
              <Icon aria-hidden className={cn("size-4 shrink-0", waits ? "text-warning" : "text-muted-foreground")} />
              <span className="grid min-w-0 flex-1 gap-x-3 @min-[640px]:flex @min-[640px]:items-baseline">
                <span className="shrink-0">
                  <RowLink href={`/studies/${studyId}/${page}`}>{says(count)}</RowLink>
                </span>
                <span className="min-w-0 truncate text-muted-foreground">{studyTitle}</span>
              </span>
              <span className="shrink-0 text-muted-foreground text-sm">
                <RelativeTime iso={at} />
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
