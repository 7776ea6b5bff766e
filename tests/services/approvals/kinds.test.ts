import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { approve } from "@/lib/services/approvals/approve";
import { ask } from "@/lib/services/eva/ask";
import { approvalsOf, proposed } from "@/tests/support/data/approvals";
import { makeStudy } from "@/tests/support/data/studies";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";
import { saveSandboxCard } from "@/tests/support/stand-ins/payment-services";

let caller: Awaited<ReturnType<typeof makeCaller>>;
beforeAll(async () => {
  caller = await makeCaller();
});

const auditsOf = (targetId: string) =>
  db().auditEntry.findMany({ where: { targetId }, select: { action: true }, orderBy: { createdAt: "asc" } });

describe("each kind says what it would do, and does just that once it is approved", () => {
  test("create_study: a drafted study with a guide, and nothing before that", async () => {
    const { ctx, person } = caller;
    const { id, kind, summary, costCents, status } = await proposed(ctx, "Draft a study about why trial users leave");
    expect({ kind, costCents, status }).toEqual({ kind: "create_study", costCents: null, status: "pending" });
    expect(summary).toContain("“Why trial users leave”");
    expect(await db().study.count({ where: { workspaceId: person.workspaceId } })).toBe(0);
    const done = await approve(ctx, id);
    expect(done).toMatchObject({ status: "approved", decidedBy: { id: person.id }, result: { type: "study" } });
    const study = await db().study.findUniqueOrThrow({ where: { id: done.result?.id } });
    expect(study).toMatchObject({ status: "draft", title: "Why trial users leave", createdById: person.id });
    expect(JSON.stringify(study.guide)).toContain("leaving");
    expect(await auditsOf(id)).toEqual([{ action: "approval.proposed" }, { action: "approval.approved" }]);
  });

  test("launch_study: the price is stated, charged and recorded", async () => {
    const { ctx, person } = caller;
    await saveSandboxCard(person.workspaceId, "pays");
    const study = await makeStudy(person, { title: "Leaving checkout" });
    const { id, summary, costCents } = await proposed(ctx, "Launch the checkout study");
    expect(summary).toMatch(/^Launch “Leaving checkout” with 3 participants for \$\d+\.\d\d\.$/);
    const done = await approve(ctx, id);
    expect(done).toMatchObject({ status: "approved", result: { id: study.id, url: `/studies/${study.id}` } });
    expect(await db().charge.findMany({ where: { studyId: study.id } })).toMatchObject([
      { status: "paid", amountCents: costCents },
    ]);
    expect((await db().study.findUniqueOrThrow({ where: { id: study.id } })).status).toBe("running");
  });

  test("launch_study without a card: the page to pay on is passed on", async () => {
    const other = await makeCaller();
    await makeStudy(other.person, { title: "Pricing" });
    const { id } = await proposed(other.ctx, "Launch the pricing study");
    expect((await approve(other.ctx, id)).result?.checkoutUrl).toMatch(/^https?:/);
  });

  test("invite: says who is invited to what, and then invites them", async () => {
    const { ctx, person } = caller;
    const study = await makeStudy(person, { title: "Onboarding" });
    const { id, summary } = await proposed(ctx, "Invite Ana@Example.com and ben@example.com to the onboarding study");
    expect(summary).toBe(
      "Invite ana@example.com and ben@example.com to “Onboarding”. The email goes out as soon as the study is running.",
    );
    expect(await db().invitation.count({ where: { studyId: study.id } })).toBe(0);
    await approve(ctx, id);
    const invited = await db().invitation.findMany({ where: { studyId: study.id }, orderBy: { email: "asc" } });
    expect(invited.map(({ email }) => email)).toEqual(["ana@example.com", "ben@example.com"]);
  });

  test("create_report: says what it would be about, and then it is written", async () => {
    const other = await makeCaller();
    const { id, summary } = await proposed(other.ctx, "Write a report about pricing and onboarding");
    expect(summary).toBe("Write the report “Pricing and onboarding” from everything in this workspace.");
    expect(await db().report.count({ where: { workspaceId: other.ctx.workspaceId } })).toBe(0);
    const { result } = await approve(other.ctx, id);
    expect(result).toMatchObject({ type: "report", url: `/reports/${result?.id}` });
    expect(await db().report.findUniqueOrThrow({ where: { id: result?.id } })).toMatchObject({
      title: "Pricing and onboarding",
      prompt: "pricing and onboarding",
      status: "generating",
      createdById: other.person.id,
    });
    expect(await db().job.count({ where: { workspaceId: other.ctx.workspaceId, type: "report" } })).toBe(1);
  });

  test("create_report: on the named study", async () => {
    const other = await makeCaller();
    const study = await makeStudy(other.person, { title: "Leaving checkout", status: "ended" });
    const { id, summary } = await proposed(other.ctx, "Write a report on the checkout study");
    expect(summary).toBe("Write the report “Summary: Leaving checkout” from “Leaving checkout”.");
    const { result } = await approve(other.ctx, id);
    const report = await db().report.findUniqueOrThrow({ where: { id: result?.id } });
    expect(report).toMatchObject({ template: "summary", studyIds: [study.id], prompt: null });
  });

  test("tag: what somebody said is found, and tagged with a new tag of its project", async () => {
    const { ctx } = caller;
    const projectId = await makeProject(ctx, "Interviews");
    await addTranscript(
      ctx,
      [
        { speaker: "Dana", text: "What do you think of the price?" },
        { speaker: "Omar", text: "Honestly, the price is far too high for a small shop." },
        { speaker: "Grace", text: "I find the price fair." },
      ],
      { projectId },
    );
    const { id, summary } = await proposed(ctx, "Tag what Omar said about the price as Pricing");
    expect(summary).toBe("Tag 1 passage in one transcript as “Pricing” in the project “Interviews”.");
    const stored = await db().approval.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(stored.payload)).not.toContain("small shop");
    expect(await db().tag.count({ where: { projectId } })).toBe(0);
    const { result } = await approve(ctx, id);
    expect(result).toMatchObject({ type: "tag", title: "Pricing" });
    const passages = await db().tagApplication.findMany({ where: { tagId: result?.id }, select: { passage: true } });
    expect(passages).toHaveLength(1);
    expect(JSON.stringify(passages)).toContain("too high");
  });
});

test("two proposals to tag with one new tag, approved at once, make one tag", async () => {
  const { ctx } = caller;
  const projectId = await makeProject(ctx, "Shops");
  const lines = [
    { speaker: "Dana", text: "What do you think of the delivery?" },
    { speaker: "Lena", text: "The delivery is far too slow for a florist." },
    { speaker: "Timo", text: "I find the delivery too slow as well." },
  ];
  await addTranscript(ctx, lines, { projectId });
  const proposals = [];
  for (const name of ["Lena", "Timo"])
    proposals.push(await proposed(ctx, `Tag what ${name} said about the delivery as Delivery`));
  const beside = await otherCaller();
  await beside.run("SELECT 1 FROM project WHERE id = $1 FOR NO KEY UPDATE", [projectId]);
  const approving = proposals.map(({ id }) => approve(ctx, id));
  await lockWaits(2);
  await beside.commit();
  const [one, other] = await Promise.all(approving);
  expect(one?.result?.id).toBe(other?.result?.id);
  expect(await db().tag.count({ where: { projectId } })).toBe(1);
});

describe("what can't be done isn't proposed, but answered with the reason", () => {
  test.each([
    ["Launch the unheard-of study", "There is no draft study called “unheard-of”."],
    ["Invite Ana to the checkout study", "To invite someone, include their email address."],
    ["Invite a@example.com to the ended study", "There is no open study called “ended”."],
    [
      "Tag what Nobody said about submarines as Boats",
      "There is nothing to tag: Eva found nothing that Nobody said about submarines.",
    ],
  ])("%s", async (question, sentence) => {
    const { ctx, person } = caller;
    const before = await approvalsOf(person.workspaceId);
    expect(await ask(ctx, { question })).toMatchObject({ answer: sentence, approval: null, citations: [] });
    expect(await approvalsOf(person.workspaceId)).toBe(before);
  });

  test("a name that more than one study has, and a draft that isn't ready", async () => {
    const other = await makeCaller();
    await makeStudy(other.person, { title: "Trial one" });
    await makeStudy(other.person, { title: "Trial two", targetParticipants: null });
    const { answer } = await ask(other.ctx, { question: "Launch the trial study" });
    expect(answer).toContain("More than one draft study matches");
    const unready = await ask(other.ctx, { question: "Launch the trial two study" });
    expect(unready).toMatchObject({ answer: "Set how many participants the study needs.", approval: null });
  });

  test("a study of another workspace is never found", async () => {
    const other = await makeCaller();
    const theirs = await makeStudy(other.person, { title: "Secret plans" });
    for (const name of [theirs.title, theirs.id, theirs.slug])
      expect((await ask(caller.ctx, { question: `Launch the study “${name}”` })).approval).toBeNull();
  });
});
