import type { Metadata } from "next";
import { Workbench } from "@/components/library/transcript/workbench";
import { PersonalData } from "@/components/privacy/personal-data";
import { Page } from "@/components/shell/page";
import { anchorAt } from "@/components/studies/session/anchor-at";
import { InsteadOfTalk } from "@/components/studies/session/instead-of-talk";
import { SessionActions } from "@/components/studies/session/session-actions";
import { SessionFacts } from "@/components/studies/session/session-facts";
import { SessionParts } from "@/components/studies/session/session-parts";
import { SessionSteps } from "@/components/studies/session/session-steps";
import { isTalk, moderatorsIn, recordingOf } from "@/components/studies/session/talk-of";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { toSessionRecording } from "@/lib/api/studies/recording";
import { toMaskSummary } from "@/lib/api/transcripts/masks";
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
  const { participant, chapters, transcript } = session;
  const canWrite = may(ctx, "study.write");
  const isDone = session.status === "completed";
  const waits = study.type === "live-interview" && !isDone;
  const live = waits ? toSessionRecording(await getRecording(ctx, { studyId: study.id, sessionId })) : null;
  const all = `/studies/${study.id}/sessions`;
  const talks = isTalk(session, study);
  const [found, editing] = talks
    ? await Promise.all([listMasks(ctx, session.id, { limit: 1 }), getTranscript(ctx, session.id, { limit: 1 })])
    : [];
  const recording = recordingOf(session);
  const hrefOf = (other: string | null) => (other ? `${all}/${other}` : null);
  return (
    <Page
      crumbs={[
        { label: "Studies", href: "/studies" },
        { label: study.title, href: `/studies/${study.id}` },
        { label: who },
      ]}
      title={who}
      description={<SessionFacts session={session} study={study} />}
      actions={<SessionActions session={session} study={study} canWrite={canWrite} />}
      steps={<SessionSteps newerHref={hrefOf(beside.newerId)} olderHref={hrefOf(beside.olderId)} />}
    >
      <RefreshWhile active={isDone && !session.analysed} />
      <Workbench
        key={talks ? "talk" : "none"}
        owner={{
          ownerId: session.id,
          studyId: study.id,
          projectId: study.projectId,
          name: `${participant.label}, ${study.title}`,
          home: study.title,
        }}
        recording={recording}
        first={talks ? transcript.slice(0, FIRST_LINES) : []}
        total={talks ? transcript.length : 0}
        notEditableBecause={editing?.notEditableBecause}
        quietSpeakers={moderatorsIn(session)}
        chapters={chapters.map((chapter) => ({ ...chapter, anchor: anchorAt(transcript, chapter.startSeconds) }))}
        canWrite={may(ctx, "evidence.write")}
        instead={talks ? undefined : <InsteadOfTalk session={session} study={study} live={live} canWrite={canWrite} />}
        asideLabel="About this session"
        aside={
          <SessionParts
            session={session}
            study={study}
            here={`${all}/${session.id}`}
            personalData={
              found && (
                <PersonalData
                  found={toMaskSummary(found)}
                  ownerId={session.id}
                  hasRecording={recording !== null}
                  canWrite={may(ctx, "evidence.write")}
                  isAdmin={may(ctx, "workspace.manage")}
                />
              )
            }
          />
        }
      />
    </Page>
  );
}
