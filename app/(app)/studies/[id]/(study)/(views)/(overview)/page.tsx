import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { GuideOutline } from "@/components/studies/guide/guide-outline";
import { Announcement } from "@/components/studies/overview/announcement";
import { Attention } from "@/components/studies/overview/attention";
import { DayChart } from "@/components/studies/overview/day-chart";
import { Findings } from "@/components/studies/overview/findings";
import { Funnel } from "@/components/studies/overview/funnel";
import { IncreaseNotice } from "@/components/studies/overview/increase-notice";
import { isAwaited } from "@/components/studies/overview/is-awaited";
import { PaymentNotice } from "@/components/studies/overview/payment-notice";
import { ReadoutLink } from "@/components/studies/overview/readout-link";
import { RunningNotice } from "@/components/studies/overview/running-notice";
import { ShareLink } from "@/components/studies/overview/share-link";
import { StatRow } from "@/components/studies/overview/stat-row";
import { SessionTable } from "@/components/studies/sessions/session-table";
import { PlanOutline } from "@/components/swarm/plan-outline";
import { SectionLink } from "@/components/ui/links/section-link";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toStudyStats } from "@/lib/api/studies/progress";
import { toSession } from "@/lib/api/studies/sessions";
import { sendsMail } from "@/lib/core/mail/sends-mail";
import { mayFinish } from "@/lib/core/study/may-finish";
import { pageContext } from "@/lib/http/pages/page-context";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { lastIncrease } from "@/lib/services/billing/last-increase";
import { participationUrl } from "@/lib/services/participants/token";
import { brief as readoutBrief } from "@/lib/services/readouts/brief";
import { needs as slotNeeds } from "@/lib/services/slots/needs";
import { stats as readStats } from "@/lib/services/studies/stats";
import { list as listSessions } from "@/lib/services/study-sessions/list";
import { names } from "@/lib/services/study-sessions/names";
import { openings } from "@/lib/services/study-sessions/openings";
import { loadStudy } from "../../../load-study";
import { SwarmStudy } from "./swarm-study";

const LATEST = 5;
const FIRST_THEMES = 5;

type Props = {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadStudy((await params).id)).title };
}

export default async function StudyPage({ params, searchParams }: Props) {
  const [{ id }, { payment, launched }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const study = await loadStudy(id);
  const canWrite = may(ctx, "study.write");
  const isLaunched = launched !== undefined || payment === "return";
  if (study.type === "swarm" && study.status !== "draft")
    return <SwarmStudy study={study} canWrite={canWrite} isLaunched={isLaunched} />;
  if (study.status === "draft") {
    if (canWrite && payment === undefined) redirect(`/studies/${study.id}/edit`);
    return (
      <>
        {payment !== undefined && <PaymentNotice id={study.id} />}
        {study.swarm ? <PlanOutline plan={study.swarm} /> : <GuideOutline study={study} />}
      </>
    );
  }
  const wasIncreased = payment === "participants" && canWrite;
  const [stats, sessions, readout, slots, increase] = await Promise.all([
    readStats(ctx, study.id).then(toStudyStats),
    listSessions(ctx, study.id, { limit: LATEST }),
    readoutBrief(ctx, study.id, FIRST_THEMES),
    study.type === "live-interview" ? slotNeeds(ctx, study.id) : null,
    wasIncreased ? lastIncrease(ctx, study.id) : null,
  ]);
  const ids = sessions.items.map((session) => session.id);
  const [begin, known] = await Promise.all([openings(ctx, ids), names(ctx, ids)]);
  return (
    <>
      <Announcement key={study.status} settled={!increase || !isAwaited(increase)}>
        {increase ? (
          <IncreaseNotice charge={increase} target={study.settings.targetParticipants} />
        ) : (
          isLaunched && study.status === "running" && <RunningNotice needsTimes={slots?.bookable === false} />
        )}
      </Announcement>
      <StatRow stats={stats} ended={study.status === "ended"}>
        <Attention study={study} stats={stats} slots={slots} canWrite={canWrite} sendsMail={sendsMail()} />
      </StatRow>
      {readout.status === "ready" && readout.themes.length > 0 ? (
        <Findings studyId={study.id} brief={readout} />
      ) : (
        <ReadoutLink
          studyId={study.id}
          status={readout.status === "ready" ? "empty" : readout.status}
          finished={stats.completed}
        />
      )}
      {study.status !== "ended" && <ShareLink url={participationUrl("study", study.id)} status={study.status} />}
      {stats.opened > 0 && (
        <div className="grid grid-cols-1 gap-6 min-[960px]:grid-cols-2">
          <Section title="How far people get">
            <Panel className="p-4">
              <Funnel stats={stats} hasScreener={study.screener.questions.length > 0} mayFinish={mayFinish(study)} />
            </Panel>
          </Section>
          <Section title="Sessions a day">
            <Panel className="p-4">
              <DayChart days={stats.perDay} until={study.endedAt ? new Date(study.endedAt) : new Date()} />
            </Panel>
          </Section>
        </div>
      )}
      <Section
        title="Latest sessions"
        action={sessions.total > LATEST && <SectionLink href={`/studies/${study.id}/sessions`} of="sessions" />}
      >
        <Panel>
          {sessions.items.length > 0 ? (
            <SessionTable sessions={sessions.items.map(toSession)} names={known} openings={begin} study={study} />
          ) : (
            <EmptyState art={<Art scene="voice" />} title="No sessions yet">
              {study.status === "ended"
                ? "The study ended before anyone took part."
                : "Share the link or invite people. Sessions appear here automatically."}
            </EmptyState>
          )}
        </Panel>
      </Section>
    </>
  );
}
