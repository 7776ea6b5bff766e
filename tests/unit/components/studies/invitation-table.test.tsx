import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { InvitationTable } from "@/components/studies/recruit/invitation-table";
import { InviteForm } from "@/components/studies/recruit/invite-form";
import type { Invitation } from "@/components/studies/shapes";

type Router = NonNullable<ComponentProps<typeof AppRouterContext.Provider>["value"]>;
// Nothing is pressed, so the router leads nowhere.
const page = (node: ReactNode) =>
  renderToStaticMarkup(<AppRouterContext.Provider value={{} as Router}>{node}</AppRouterContext.Provider>);

const at = "2026-11-20T10:00:00.000Z";
const invitation: Invitation = {
  id: "inv_1",
  studyId: "std_1",
  email: "inv_1@deleted.invalid",
  name: null,
  message: null,
  status: "cancelled",
  reason: null,
  url: "https://earshot.test/i/x",
  createdAt: at,
  sentAt: at,
  openedAt: at,
  remindedAt: null,
  reminders: 0,
  participantId: "par_1",
};

test("the placeholder of a deleted address isn't shown as an address, and nothing can be sent to it", () => {
  const shown = renderToStaticMarkup(<InvitationTable studyId="std_1" invitations={[invitation]} canWrite sendsMail />);
  expect(shown).toContain("Deleted at this person’s request");
  expect(shown).toContain("Withdrew");
  expect(shown).not.toMatch(/deleted\.invalid|Cancelled|<button/);
});

test("where no mail is sent, nobody reads that an invitation was: its link is there to be passed on", () => {
  const sent: Invitation = { ...invitation, email: "ana@people.test", status: "sent", participantId: null };
  const [withMail = "", without = ""] = [true, false].map((sendsMail) =>
    page(
      <>
        <InviteForm study={{ id: "std_1", status: "draft" }} sendsMail={sendsMail} />
        <InvitationTable studyId="std_1" invitations={[sent]} canWrite sendsMail={sendsMail} />
      </>,
    ),
  );
  for (const promise of ["Invite by email", "reminders", "emails go out", ">Sent<", "Personal message"]) {
    expect(withMail).toContain(promise);
    expect(without).not.toContain(promise);
  }
  expect(without).toContain("No mail server is set up here");
  expect(without).toContain("Not emailed");
  expect(without).toContain("Copy link for ana@people.test");
  const left = (
    <InvitationTable studyId="std_1" invitations={[{ ...sent, status: "unsubscribed" }]} canWrite sendsMail={false} />
  );
  expect(page(left)).not.toContain("Copy link for");
});
