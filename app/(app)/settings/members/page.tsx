import { z } from "zod";
import { FindMember } from "@/components/settings/members/find-member";
import { InviteMembers } from "@/components/settings/members/invite-members";
import { MemberStatusLinks } from "@/components/settings/members/member-status-links";
import { MemberTable } from "@/components/settings/members/member-table";
import { OpenInvitations } from "@/components/settings/members/open-invitations";
import { RemovedTable } from "@/components/settings/members/removed-table";
import { SeatsCard } from "@/components/settings/members/seats-card";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { toMemberInvitation } from "@/lib/api/settings/invitations";
import { toWorkspaceMember } from "@/lib/api/settings/members";
import { sendsMail } from "@/lib/core/mail/sends-mail";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { countByStatus } from "@/lib/services/members/count-by-status";
import { list as listInvitations } from "@/lib/services/members/invitations/list";
import { list } from "@/lib/services/members/list";
import { seats } from "@/lib/services/members/seats";

export const metadata = { title: "Members" };

const PAGE_LENGTH = 50;
const INVITATIONS_SHOWN = 100;
/** How often it is asked whether somebody has accepted an invitation. */
const JOINED_MS = 5_000;
/** From this many members, a search is offered. */
const MANY = 10;

const Query = z.object({
  q: z.string().default(""),
  status: z.enum(["active", "removed"]).catch("active"),
  cursor: z.string().optional(),
});

type Props = { searchParams: SearchParams };

export default async function MembersPage({ searchParams }: Props) {
  const { q, status, cursor } = Query.parse(await readQuery(searchParams));
  const { ctx, person, workspace } = await pageContext();
  const isAdmin = may(ctx, "workspace.manage");
  const [{ items, nextCursor }, taken, invitations, counts] = await pageOrNotFound(
    Promise.all([
      list(ctx, { q, status, cursor, limit: PAGE_LENGTH }),
      seats(ctx.workspaceId),
      isAdmin && status === "active" ? listInvitations(ctx, { limit: INVITATIONS_SHOWN }) : null,
      countByStatus(ctx, q),
    ]),
  );
  const freeSeats = taken.included - taken.used;
  const members = items.map(toWorkspaceMember);
  const pathOf = (shown: typeof status, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...(q && { q }), ...(shown === "removed" && { status: shown }), ...more });
    return `/settings/members${query.size > 0 ? `?${query}` : ""}`;
  };
  const empty = q ? `Nobody’s name or email contains “${q}”.` : "Nobody has been removed or has left.";
  return (
    <>
      <SeatsCard seats={taken} isAdmin={isAdmin} />
      <div className="grid grid-cols-1 gap-3">
        <div className="flex items-center justify-between gap-3">
          {isAdmin ? <MemberStatusLinks chosen={status} hrefOf={pathOf} counts={counts} /> : <span />}
          {isAdmin && <InviteMembers freeSeats={freeSeats} sendsMail={sendsMail()} />}
        </div>
        {(q !== "" || cursor !== undefined || members.length >= MANY) && <FindMember q={q} status={status} />}
        <Panel>
          {members.length === 0 && <p className="px-4 py-8 text-center text-muted-foreground">{empty}</p>}
          {members.length > 0 && status === "active" && (
            <MemberTable
              members={members}
              selfId={person.id}
              isAdmin={isAdmin}
              isSeatFree={freeSeats > 0}
              workspaceName={workspace.name}
            />
          )}
          {members.length > 0 && status === "removed" && (
            <RemovedTable members={members} isAdmin={isAdmin} isSeatFree={freeSeats > 0} />
          )}
        </Panel>
      </div>
      <Pager href={nextCursor && pathOf(status, { cursor: nextCursor })} backHref={cursor ? pathOf(status) : null} />
      <RefreshWhile active={invitations !== null && invitations.items.length > 0} everyMs={JOINED_MS} />
      {invitations && (
        <OpenInvitations
          invitations={invitations.items.map(toMemberInvitation)}
          isMore={invitations.nextCursor !== null}
          sendsMail={sendsMail()}
        />
      )}
    </>
  );
}
