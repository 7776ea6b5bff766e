import type { ReactElement } from "react";
import { AboutParts } from "@/components/library/about/about-parts";
import type { Session, Study } from "../shapes";
import { ChapterList } from "./chapter-list";
import { QualityCard } from "./quality-card";
import { SignalList } from "./signal-list";
import { isTalk, isTimed } from "./talk-of";

type Props = {
  session: Session;
  study: Pick<Study, "type">;
  /** The session's page. */
  here: string;
  /** What was found of names and addresses; nothing if it wasn't looked for. */
  personalData: ReactElement | undefined;
};

/** What there is to know about a session besides its words. */
export function SessionParts({ session, study, here, personalData }: Props) {
  const { quality, signals, chapters } = session;
  return (
    <AboutParts
      parts={[
        session.status === "completed" &&
          !session.withdrawn && {
            key: "quality",
            title: "Quality",
            // The head says it, too.
            isElsewhere: session.analysed && quality.rating === "good",
            content: <QualityCard session={session} />,
          },
        signals.length > 0 && {
          key: "signals",
          title: "Signals",
          count: signals.length,
          content: <SignalList here={here} signals={signals} isTimed={isTimed(session)} />,
        },
        chapters.length > 0 &&
          isTalk(session, study) && {
            key: "chapters",
            title: "Chapters",
            count: chapters.length,
            // In a menu next to the search, where it stays in view.
            isElsewhere: true,
            content: <ChapterList here={here} session={session} />,
          },
        personalData && { key: "personal-data", title: "Personal data", content: personalData },
      ]}
    />
  );
}
