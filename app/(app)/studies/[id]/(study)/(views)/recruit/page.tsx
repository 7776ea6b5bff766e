import type { Metadata } from "next";
import { ShareLink } from "@/components/studies/overview/share-link";
import { InvitationTable } from "@/components/studies/recruit/invitation-table";
import { InviteForm } from "@/components/studies/recruit/invite-form";
import { ProlificCard } from "@/components/studies/recruit/prolific-card";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toInvitation } from "@/lib/api/studies/invitations";
import { toRecruiting } from "@/lib/api/studies/recruiting";
import { sendsMail } from "@/lib/core/mail/sends-mail";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { list } from "@/lib/services/invitations/list";
import { channels } from "@/lib/services/recruiting/channels";
import { loadPeopleStudy } from "../../../load-people-study";

const PAGE_LENGTH = 50;
const ONE_COLUMN = "grid grid-cols-1 gap-6";
const TWO_COLUMNS = `${ONE_COLUMN} items-start min-[960px]:grid-cols-2`;

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Recruit for ${(await loadPeopleStudy((await params).id)).title}` };
}

export default async function RecruitPage({ params, searchParams }: Props) {
  const [{ id }, { cursor }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const study = await loadPeopleStudy(id);
  const [{ items, nextCursor }, ways] = await Promise.all([
    pageOrNotFound(list(ctx, study.id, { cursor, limit: PAGE_LENGTH })),
    channels(ctx, study.id).then(toRecruiting),
  ]);
  const canWrite = may(ctx, "study.write");
  const ended = study.status === "ended";
  const canInvite = canWrite && !ended;
  const wasAtProlific = ways.prolific.state !== "none";
  const here = `/studies/${study.id}/recruit`;
  return (
    <>
      <div className={canInvite || (ended && wasAtProlific) ? TWO_COLUMNS : ONE_COLUMN}>
        <div className={ended ? "contents" : ONE_COLUMN}>
          <ShareLink
            url={ways.link.url}
            status={study.status}
            launchHref={canWrite ? `/studies/${study.id}/edit` : undefined}
          />
          {(!ended || wasAtProlific) && (
            <ProlificCard studyId={study.id} prolific={ways.prolific} canWrite={canInvite} />
          )}
        </div>
        {canInvite && <InviteForm study={study} sendsMail={sendsMail()} />}
      </div>
      <Section title="Invitations">
        <Panel>
          {items.length > 0 ? (
            <InvitationTable
              studyId={study.id}
              invitations={items.map(toInvitation)}
              canWrite={canInvite}
              sendsMail={sendsMail()}
            />
          ) : (
            <EmptyState
              art={<Art scene="mail" />}
              title={ended ? "Nobody was invited by email" : "No invitations by email yet"}
            >
              {canInvite && "Paste addresses above. Each person gets their own link."}
            </EmptyState>
          )}
        </Panel>
        <Pager
          href={nextCursor && `${here}?cursor=${encodeURIComponent(nextCursor)}`}
          backHref={cursor ? here : null}
        />
      </Section>
    </>
  );
}
