import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { create } from "@/lib/services/invitations/create";
import { list } from "@/lib/services/invitations/list";
import { tokenOf } from "@/lib/services/participants/token";
import { channels } from "@/lib/services/recruiting/channels";
import { request } from "@/lib/services/recruiting/request";
import { book } from "@/lib/services/slots/book";
import { end } from "@/lib/services/studies/end";
import { launch } from "@/lib/services/studies/launch";
import { mailsTo, makeParticipant, makeSlot } from "@/tests/support/data/recruiting";
import { makeStudy } from "@/tests/support/data/studies";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { withSettings } from "@/tests/support/settings";
import { prolificService } from "@/tests/support/stand-ins/prolific-service";
import { smtpServer } from "@/tests/support/stand-ins/smtp";

beforeAll(() => startJobs());
afterAll(() => stopJobs());

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 25_000, interval: 25 });

test("a launch sends the waiting invitations, and what the mail server refuses permanently is marked", async () => {
  const server = await smtpServer({ refuse: (to) => (to.startsWith("refused") ? 550 : undefined) });
  const person = await makePerson(await makeWorkspace());
  const study = await makeStudy(person);
  const [good, bad] = [`good-${study.id}@people.test`, `refused-${study.id}@people.test`];
  await withSettings({ SMTP_URL: server.url }, async () => {
    await create(person.ctx, study.id, { invitations: [{ email: good }, { email: bad }] });
    await transaction(person.ctx, (tx) => launch(tx, person.ctx, study.id));
    await soon(async () => {
      const { items } = await list(person.ctx, study.id, { limit: 10 });
      expect(Object.fromEntries(items.map(({ email, status }) => [email, status]))).toEqual({
        [good]: "sent",
        [bad]: "failed",
      });
      expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([good]);
    });
  });
  expect(server.mails[0]?.headers.some(({ key }) => key === "list-unsubscribe")).toBe(true);
  await server.close();
});

test("a study that ends notifies everyone who has booked an interview", async () => {
  const person = await makePerson(await makeWorkspace());
  const study = await makeStudy(person, { type: "live-interview", status: "running" });
  const email = `booked-${study.id}@people.test`;
  const participant = await makeParticipant(study, { email });
  const slot = await makeSlot(study, 24, { createdById: person.id });
  await book({ requestId: "req_test", address: null }, tokenOf("participant", participant.id), { slotId: slot.id });
  await end(person.ctx, study.id);
  await soon(async () => {
    const subjects = (await mailsTo(email)).map(({ subject }) => subject.split(":")[0]);
    expect(subjects).toEqual(["Your interview is booked", "Your interview is canceled"]);
  });
  expect((await db().slot.findUniqueOrThrow({ where: { id: slot.id } })).participantId).toBeNull();
});

test("a request creates the study at Prolific, and its launch here publishes it there", async () => {
  const service = await prolificService();
  const person = await makePerson(await makeWorkspace());
  const study = await makeStudy(person);
  await withSettings(service.settings, async () => {
    await request(person.ctx, study.id, {});
    const is = (state: string) =>
      soon(async () => expect((await channels(person.ctx, study.id)).prolific.state).toBe(state));
    await is("draft");
    await transaction(person.ctx, (tx) => launch(tx, person.ctx, study.id));
    await is("active");
    await end(person.ctx, study.id);
    await is("ended");
  });
  expect([...service.studies.values()]).toMatchObject([{ status: "AWAITING REVIEW" }]);
  await service.close();
});
