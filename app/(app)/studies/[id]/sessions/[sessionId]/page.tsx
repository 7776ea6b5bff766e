import type { Metadata } from "next";
import { cache } from "react";
import { Recording } from "@/components/library/recording";
import { RefreshWhile } from "@/components/library/refresh-while";
import { Page } from "@/components/shell/page";
import { AsideBlock } from "@/components/studies/session/aside-block";
import { ChapterList } from "@/components/studies/session/chapter-list";
import { ExcludeSession } from "@/components/studies/session/exclude-session";
import { QualityCard } from "@/components/studies/session/quality-card";
import { SessionBody } from "@/components/studies/session/session-body";
import { SessionSteps } from "@/components/studies/session/session-steps";
import { SignalList } from "@/components/studies/session/signal-list";
import { QualityBadge } from "@/components/studies/sessions/quality-badge";
import { RelativeTime } from "@/components/ui/relative-time";
import { timecode } from "@/components/ui/timecode";
import { toSessionRecording } from "@/lib/api/study-recording";
import { toSessionDetail } from "@/lib/api/study-sessions";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { may } from "@/lib/services/access/permit";
import { getRecording } from "@/lib/services/slots/get-recording";
import { get } from "@/lib/services/study-sessions/get";
import { neighbours } from "@/lib/services/study-sessions/neighbours";
import { loadStudy } from "../../load-study";

type Props = { params: Promise<{ id: string; sessionId: string }> };

const load = cache(async (id: string, sessionId: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id, sessionId).then(toSessionDetail));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, sessionId } = await params;
  const [study, session] = await Promise.all([loadStudy(id), load(id, sessionId)]);
  return { title: `${session.participant.label} · ${study.title}` };
}

export default async function SessionPage({ params }: Props) {
  const { id, sessionId } = await params;
  const { ctx } = await pageContext();
  const [study, session, beside] = await Promise.all([loadStudy(id), load(id, sessionId), neighbours(ctx, sessionId)]);
  const { participant, chapters, signals, transcript, recordingUrl, recordingType, durationSeconds } = session;
  const canWrite = may(ctx, "study.write");
  const isDone = session.status === "completed";
  const waits = study.type === "live-interview" && !isDone;
  const live = waits ? toSessionRecording(await getRecording(ctx, { studyId: study.id, sessionId })) : null;
  const all = `/studies/${study.id}/sessions`;
  const here = `${all}/${session.id}`;
  const hrefOf = (other: string | null) => (other ? `${all}/${other}` : null);
  return (
    <Page
      crumbs={[
        { label: "Studies", href: "/studies" },
        { label: study.title, href: `/studies/${study.id}` },
        { label: participant.label },
      ]}
      title={participant.label}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <QualityBadge session={session} />
          {durationSeconds !== null && <span className="tabular-nums">{timecode(durationSeconds)}</span>}
          <span>
            <RelativeTime iso={session.endedAt ?? session.startedAt} />
          </span>
        </span>
      }
      actions={
        <>
          {canWrite && isDone && <ExcludeSession session={session} />}
          <SessionSteps newerHref={hrefOf(beside.newerId)} olderHref={hrefOf(beside.olderId)} />
        </>
      }
    >
      <RefreshWhile active={isDone && !session.analysed} />
      <div className="grid grid-cols-1 gap-8 min-[1100px]:grid-cols-[minmax(0,1fr)_320px]">
        <SessionBody session={session} study={study} live={live} canWrite={canWrite} />
        <aside aria-label="About this session" className="order-first min-[1100px]:order-none">
          <div className="grid grid-cols-1 gap-5 min-[1100px]:sticky min-[1100px]:top-21 min-[1100px]:max-h-[calc(100dvh-104px)] min-[1100px]:overflow-y-auto min-[1100px]:pr-2">
            {recordingUrl && (
              <Recording
                url={recordingUrl}
                kind={recordingType?.startsWith("video/") ? "VIDEO" : "AUDIO"}
                name={participant.label}
                startSeconds={transcript.map(({ startSeconds }) => startSeconds)}
              />
            )}
            {isDone && (
              <AsideBlock title="Quality">
                <QualityCard session={session} />
              </AsideBlock>
            )}
            {signals.length > 0 && (
              <AsideBlock title="Signals" detail={signals.length} isList>
                <SignalList here={here} signals={signals} />
              </AsideBlock>
            )}
            {chapters.length > 0 && study.type !== "ai-generated-survey" && (
              <AsideBlock title="Chapters" detail={chapters.length} isList>
                <ChapterList here={here} session={session} />
              </AsideBlock>
            )}
          </div>
        </aside>
      </div>
    </Page>
  );
}
