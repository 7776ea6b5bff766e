import type { Metadata } from "next";
import { AboutParts, type MaybePart } from "@/components/library/about/about-parts";
import { Workbench } from "@/components/library/transcript/workbench";
import { ExportTranscript } from "@/components/privacy/export-transcript";
import { PersonalData } from "@/components/privacy/personal-data";
import { Page } from "@/components/shell/page";
import { anchorAt } from "@/components/studies/session/anchor-at";
import { ChapterList } from "@/components/studies/session/chapter-list";
import { ExcludeSession } from "@/components/studies/session/exclude-session";
import { InsteadOfTalk } from "@/components/studies/session/instead-of-talk";
import { KeepSession } from "@/components/studies/session/keep-session";
import { QualityCard } from "@/components/studies/session/quality-card";
import { SessionSteps } from "@/components/studies/session/session-steps";
import { SignalList } from "@/components/studies/session/signal-list";
import { QualityBadge } from "@/components/studies/sessions/quality-badge";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { toSessionRecording } from "@/lib/api/studies/recording";
import { toMaskSummary } from "@/lib/api/transcripts/masks";
import { isForm } from "@/lib/core/study/types";
import { timecode } from "@/lib/core/time/timecode";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { list as listMasks } from "@/lib/services/masks/list";
import { getRecording } from "@/lib/services/slots/get-recording";
import { neighbors } from "@/lib/services/study-sessions/neighbors";
import { get as getTranscript } from "@/lib/services/transcripts/get";
import { loadStudy } from "../../load-study";
import { loadSession, loadSessionTitle } from "./load-session";

/** What is read first comes with the page; the rest follows while it is read. */
const FIRST_LINES = 60;

type Props = { params: Promise<{ id: string; sessionId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, sessionId } = await params;
  const [study, who] = await Promise.all([loadStudy(id), loadSessionTitle(id, sessionId)]);
  return { title: `${who} · ${study.title}` };
}

export default async function SessionPage({ params }: Props) {
  const { id, sessionId } = await params;
  const { ctx } = await pageContext();
  const [study, session, who, beside] = await Promise.all([
    loadStudy(id),
    loadSession(id, sessionId),
    loadSessionTitle(id, sessionId),
    neighbors(ctx, sessionId),
  ]);
  const { participant, chapters, signals, transcript, recordingUrl, recordingType, durationSeconds } = session;
  const canWrite = may(ctx, "study.write");
  const isDone = session.status === "completed";
  const waits = study.type === "live-interview" && !isDone;
  const live = waits ? toSessionRecording(await getRecording(ctx, { studyId: study.id, sessionId })) : null;
  const all = `/studies/${study.id}/sessions`;
  const here = `${all}/${session.id}`;
  const isTalk = transcript.length > 0 && !isForm(study.type);
  const [found, editing] = isTalk
    ? await Promise.all([listMasks(ctx, session.id, { limit: 1 }), getTranscript(ctx, session.id, { limit: 1 })])
    : [];
  const isTimed = transcript.some(({ startSeconds }) => startSeconds !== null);
  const moderators = new Set(transcript.filter(({ role }) => role === "moderator").map(({ speaker }) => speaker));
  const recording = recordingUrl
    ? {
        ownerId: session.id,
        url: recordingUrl,
        kind: recordingType?.startsWith("video/") ? ("VIDEO" as const) : ("AUDIO" as const),
        name: participant.label,
        durationSeconds,
      }
    : null;
  const parts: MaybePart[] = [
    isDone &&
      !session.withdrawn && {
        key: "quality",
        title: "Quality",
        // The head says it, too.
        isElsewhere: session.analysed && session.quality.rating === "good",
        content: <QualityCard session={session} />,
      },
    signals.length > 0 && {
      key: "signals",
      title: "Signals",
      count: signals.length,
      content: <SignalList here={here} signals={signals} isTimed={isTimed} />,
    },
    chapters.length > 0 &&
      !isForm(study.type) && {
        key: "chapters",
        title: "Chapters",
        count: chapters.length,
        // In a menu next to the search, where it stays in view.
        isElsewhere: true,
        content: <ChapterList here={here} session={session} />,
      },
    found && {
      key: "personal-data",
      title: "Personal data",
      content: (
        <PersonalData
          found={toMaskSummary(found)}
          ownerId={session.id}
          hasRecording={recording !== null}
          canWrite={may(ctx, "evidence.write")}
          isAdmin={may(ctx, "workspace.manage")}
        />
      ),
    },
  ];
  const hrefOf = (other: string | null) => (other ? `${all}/${other}` : null);
  return (
    <Page
      crumbs={[
        { label: "Studies", href: "/studies" },
        { label: study.title, href: `/studies/${study.id}` },
        { label: who },
      ]}
      title={who}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <QualityBadge session={session} study={study} />
          {durationSeconds !== null && <span className="tabular-nums">{timecode(durationSeconds)}</span>}
          <span>
            {session.endedAt ? "Ended" : "Started"} <RelativeTime iso={session.endedAt ?? session.startedAt} />
          </span>
        </span>
      }
      actions={
        <>
          {transcript.length > 0 && (
            <ExportTranscript
              what={isForm(study.type) ? "answers" : "transcript"}
              href={`/api/studies/${study.id}/sessions/${session.id}/transcript`}
              timed={isTimed}
            />
          )}
          {canWrite && isDone && !session.withdrawn && (
            <>
              <KeepSession session={session} />
              <ExcludeSession session={session} />
            </>
          )}
        </>
      }
      steps={<SessionSteps newerHref={hrefOf(beside.newerId)} olderHref={hrefOf(beside.olderId)} />}
    >
      <RefreshWhile active={isDone && !session.analysed} />
      <Workbench
        key={isTalk ? "talk" : "none"}
        owner={{
          ownerId: session.id,
          studyId: study.id,
          projectId: study.projectId,
          name: `${participant.label}, ${study.title}`,
          home: study.title,
        }}
        recording={recording}
        first={isTalk ? transcript.slice(0, FIRST_LINES) : []}
        total={isTalk ? transcript.length : 0}
        notEditableBecause={editing?.notEditableBecause}
        quietSpeakers={[...moderators]}
        chapters={chapters.map((chapter) => ({ ...chapter, anchor: anchorAt(transcript, chapter.startSeconds) }))}
        canWrite={may(ctx, "evidence.write")}
        instead={isTalk ? undefined : <InsteadOfTalk session={session} study={study} live={live} canWrite={canWrite} />}
        asideLabel="About this session"
        aside={<AboutParts parts={parts} />}
      />
    </Page>
  );
}
