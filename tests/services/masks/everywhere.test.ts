import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { verify } from "@/lib/services/audit/verify";
import { search } from "@/lib/services/evidence/search";
import { apply } from "@/lib/services/masks/apply";
import { scan } from "@/lib/services/masks/scan";
import { makePassage } from "@/lib/services/passages/make-passage";
import { PLACES } from "@/lib/services/quotes/places";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";
import { quoteEverywhere, tablesSaying } from "@/tests/support/read/quoted-words";

const LINE = "My name is Wilhelmina Achterberg and I always pay with the golden card at midnight";

const quoteLine = (person: Person, ownerId: string) =>
  transaction(person.ctx, (tx) =>
    makePassage(tx, person.ctx, ownerId, { firstIndex: 1, firstOffset: 0, lastIndex: 1, lastOffset: LINE.length }),
  );

async function inFile() {
  const person = await makePerson(await makeWorkspace());
  const study = await makeStudy(person);
  const ownerId = await addTranscript(person.ctx, [
    { speaker: "Moderator", text: "What is your name?" },
    { speaker: "Wilhelmina Achterberg", text: LINE },
    { speaker: "Wilhelmina Achterberg", text: "As I said, Achterberg is the name, and Wilhelmina is fine." },
  ]);
  const { id: passageId } = await quoteLine(person, ownerId);
  return { person, study, ownerId, passageId };
}

async function inSession() {
  const person = await makePerson(await makeWorkspace());
  const study = await makeStudy(person, { status: "running" });
  const { sessionId: ownerId } = await addSession(person.ctx, study, [{ questionId: "q1", text: LINE }]);
  const named = { title: LINE, startSeconds: 0, endSeconds: 5, summary: `“${LINE}”` };
  await db().studySession.update({
    where: { id: ownerId },
    data: {
      chapters: [named],
      signals: [{ kind: "pain", label: LINE, atSeconds: 1, quote: LINE }],
      state: { last: LINE },
      qualityReasons: [{ kind: "empty", sentence: LINE }],
      excludedReason: LINE,
    },
  });
  await db().spokenAnswer.create({
    data: { sessionId: ownerId, index: 0, contentType: "audio/webm", storageKey: ownerId, text: LINE },
  });
  const { id: passageId } = await quoteLine(person, ownerId);
  return { person, study, ownerId, passageId };
}

describe.each([
  ["a file", inFile],
  ["a session", inSession],
])("masking a name in %s", (_, make) => {
  test("leaves it in no row of the database except the mask's own, and quotes stay verbatim", async () => {
    const { person, study, ownerId, passageId } = await make();
    await db().transcriptEdit.create({
      data: {
        id: `edt_${ownerId}`,
        workspaceId: person.workspaceId,
        ownerId,
        kind: "text",
        version: 0,
        before: [{ index: 1, text: LINE }],
        after: [{ index: 1, text: LINE }],
      },
    });
    await quoteEverywhere(person, { ownerId, studyId: study.id, passageId, line: LINE });
    const before = await tablesSaying("Achterberg");
    const expected = PLACES.map(({ table }) => table).filter(
      (table) => ownerId.startsWith("ses_") || !["study_session", "turn", "spoken_answer"].includes(table),
    );
    expect(before).toEqual(expect.arrayContaining([...expected, "passage", "segment"]));

    await scan(person.ctx, ownerId);
    const { changed, counts } = await apply(person.ctx, ownerId, { all: true });
    expect(changed).toBeGreaterThan(0);
    expect(counts.suggested.total).toBe(0);
    expect(await tablesSaying("Achterberg")).toEqual(["mask"]);
    expect(await tablesSaying("Wilhelmina")).toEqual(["mask"]);
    expect(await verify(person.ctx)).toMatchObject({ status: "whole", broken: null, redacted: 1 });

    const masked = "My name is [name 1] and I always pay with the golden card at midnight";
    const passage = await db().passage.findUniqueOrThrow({ where: { id: passageId } });
    expect(passage).toMatchObject({ state: "verbatim", text: masked, firstOffset: 0, lastOffset: masked.length });
    const [message] = await db().chatMessage.findMany({
      where: { workspaceId: person.workspaceId, role: "assistant" },
    });
    expect(message?.citations).toMatchObject([{ quote: masked }]);
    const hits = (q: string) => search(person.ctx, { q, limit: 5 });
    expect((await hits("Achterberg")).items).toEqual([]);
    expect(new Set((await hits("golden card")).items.map(({ quote }) => quote))).toEqual(new Set([masked]));
    const [made] = await db().export.findMany({ where: { workspaceId: person.workspaceId } });
    expect(made).toMatchObject({ status: "failed" });
    expect(made?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

/** Tables that contain nothing that was said: facts, people, settings, keys. */
const WITHOUT_QUOTES = [
  "api_key",
  "archive_entry",
  "audit_head",
  "authorization_code",
  "authorization_request",
  "billing_account",
  "billing_event",
  "card_evidence",
  "card_finding",
  "charge",
  "claim_evidence",
  "domain",
  "doomed_card",
  "doomed_object",
  "file",
  "finding",
  "finding_evidence",
  "invitation",
  "mcp_connection",
  "member_invitation",
  "membership",
  "model_usage",
  "monthly_calls",
  "monthly_upload",
  "note_evidence",
  "oauth_client",
  "oauth_minute",
  "oauth_token",
  "participant",
  "participation_minute",
  "payment_event",
  "project",
  "recruitment",
  "question_claim",
  "recruitment_decision",
  "reel_item",
  "report_evidence",
  "report_image",
  "request_log",
  "request_minute",
  "sandbox_card",
  "sandbox_checkout",
  "sandbox_event",
  "sandbox_payment",
  "scim_directory",
  "scim_error",
  "scim_group",
  "scim_group_member",
  "scim_minute",
  "scim_user",
  "segment_embedding",
  "sign_in_attempt",
  "sign_in_token",
  "slot",
  "sso_connection",
  "sso_flow",
  "sso_identity",
  "study",
  "swarm_agent",
  "swarm_run",
  "swarm_step",
  "tag_application",
  "tag_removal",
  "transcript_reading",
  "unsubscribed",
  "upload",
  "user_account",
  "user_session",
  "webhook",
  "webhook_delivery",
  "work_answer",
  "workspace",
  "workspace_archive",
  "workspace_deletion",
];
/** The transcript itself. */
const OWN = ["transcript", "segment", "mask", "passage"];

test("every table of the database is registered as a place that can quote, or is known to contain no quotes", async () => {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND left(table_name, 1) <> '_' AND data_type IN ('text', 'jsonb', 'ARRAY') ORDER BY 1`;
  const places = new Set([...PLACES.map(({ table }) => table), ...OWN, ...WITHOUT_QUOTES]);
  expect(tables.map(({ name }) => name).filter((name) => !places.has(name))).toEqual([]);
});

test("every text of such a place is checked, except for ids and our own words", async () => {
  const columns = await db().$queryRaw<{ table: string; name: string }[]>`
    SELECT table_name AS table, column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type IN ('text', 'jsonb', 'ARRAY') ORDER BY 1, 2`;
  const ours =
    /^(id|.*_ids?|ctid|key|table|position|status|state|kind|role|color|highlight_color|emoji|format|content_type|storage_key|recipient|reply_to|unsubscribe_url|operation|location|template|visibility|made_by|fallback|progress|type|quality_rating|stance|indexes|anchors|retry_of|action|actor_kind|actor_name|via|surface|address|user_agent|details)$/;
  const missing = columns.filter(({ table, name }) => {
    const place = PLACES.find((one) => one.table === table);
    return place && !(name in place.columns) && !ours.test(name);
  });
  expect(missing).toEqual([]);
});
