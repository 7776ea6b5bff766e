import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { InvitationTable } from "@/components/studies/recruit/invitation-table";
import type { Invitation } from "@/components/studies/shapes";

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
  const shown = renderToStaticMarkup(<InvitationTable studyId="std_1" invitations={[invitation]} canWrite />);
  expect(shown).toContain("Deleted at this person’s request");
  expect(shown).toContain("Withdrew");
  expect(shown).not.toMatch(/deleted\.invalid|Cancelled|<button/);
});
