import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ACTIONS } from "@/lib/core/audit/actions";
import { kindOf } from "@/lib/core/audit/kind-of";
import { KINDS } from "@/lib/core/audit/kinds";
import { call } from "@/tests/support/call";
import { allOperations, paramsOf } from "@/tests/support/contract/routes";
import { sampleOf } from "@/tests/support/contract/sample";
import { makeRows } from "@/tests/support/data/rows";
import { makeCaller, makeKey, makeSession } from "@/tests/support/factories";
import { markOfWrites, writesSince } from "@/tests/support/watch/write-watch";

const writes = (await allOperations()).filter(({ operation }) => operation.method !== "GET");
const title = writes.map(
  (entry) => [`${entry.operation.method} ${entry.surface}${entry.operation.path}`, entry] as const,
);

/** Calls that change nothing, whatever is sent. */
const CHANGES_NOTHING = new Set(["verifyAuditLog", "linkParts", "switchWorkspace", "openCardPage", "saveDraft"]);

/** Bodies for calls that change nothing with the minimal valid one. */
const BODIES: Record<string, Record<string, unknown>> = {
  updateBoardCard: { insight: "Another" },
  updateBoardLane: { title: "Another" },
  updateClip: { title: "Another" },
  updateLibraryFile: { name: "another.vtt" },
  updateLibraryProject: { name: "Another" },
  updateProjectNote: { title: "Another" },
  updateReel: { title: "Another" },
  updateReport: { title: "Another" },
  updateBillingSettings: { paidSeats: 60 },
  updateProfile: { name: "Another" },
  updateWebhook: { description: "Another" },
  updateStudy: { title: "Another" },
  updateProjectTag: { title: "Another" },
  updateProject: { name: "Another" },
  createStudy: { title: "Another" },
  addDomain: { domain: "another.test" },
};

/** Calls that need more than rows to work: the verb that writes the entry, which has tests of its own. */
const VERBS: Record<string, string> = {
  undoBoardChange: "boards/undo",
  quoteInNote: "notes/quote",
  exportReel: "exports/request-export",
  removeDomain: "domains/remove",
  verifyDomain: "domains/verify",
  answerAgain: "eva/again/save-again",
  resendInvitation: "invitations/resend",
  finishSession: "interviews/complete-session",
  startSessionRecording: "uploads/record-upload",
  giveSessionTranscript: "transcripts/store",
  leaveAddress: "participants/leave-address",
  settleStudyReward: "participants/settle-reward",
  declineStudyParticipants: "participants/decline-waiting",
  markSlotHeld: "slots/mark-held",
  markSlotNoShow: "slots/mark-no-show",
  requestArchive: "workspaces/archive/request",
  removeArchive: "workspaces/archive/remove",
  linkArchive: "workspaces/archive/link",
  scheduleWorkspaceDeletion: "workspaces/deletion/schedule",
  undoWorkspaceDeletion: "workspaces/deletion/undo",
  addParticipants: "studies/extend",
  startSwarmRun: "swarm/runs/begin",
  cancelSwarmRun: "swarm/runs/cancel-active",
  cancelReadout: "readouts/cancel",
  cancelReport: "reports/cancel",
};
const isWrittenBy = (verb = ""): boolean =>
  verb !== "" && readFileSync(`lib/services/${verb}.ts`, "utf8").includes("audit(tx,");

/** A route that refuses the minimal body, or needs more than rows, is called by its own tests: they are watched too. */
const tests = (readdirSync("tests/api", { recursive: true }) as string[])
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => readFileSync(path.join("tests/api", file), "utf8"));
const isCalledElsewhere = (file: string) => tests.some((text) => text.includes(`@/app/${file.replace(/\.ts$/, "")}"`));

type Made = { mine: Awaited<ReturnType<typeof makeCaller>>; rows: Record<string, string>; isUsed: boolean };
let made: Made | null = null;

/**
 * A workspace with one row of everything; a call that deleted some of it uses it up, one that changed some may have.
 */
async function make(): Promise<Made> {
  const mine = await makeCaller({ plan: "scale" });
  return { mine, rows: await makeRows(mine.person), isUsed: false };
}

/** Sends the call, and returns what it wrote. Throws if the log is missing an entry for a write. */
async function written({ operation, route }: (typeof writes)[number], { mine, rows }: Made) {
  const body = operation.body && { ...(sampleOf(operation.body) as object), ...BODIES[operation.id] };
  const caller = operation.id === "transferAdmin" ? await makeCaller({ plan: "scale" }) : mine;
  const isPerson = operation.access === "person";
  const who = isPerson ? { session: await makeSession(caller.person) } : { key: await makeKey(caller.person) };
  const params = paramsOf(operation, (_name, resource) => rows[resource] ?? "");
  const send = async () => {
    const mark = await markOfWrites();
    const { status, text } = await call(route, { ...who, params, body });
    const recorded = (await writesSince(mark ?? "0")).filter((write) => write.recorded);
    return { recorded, answer: `${status} ${text.slice(0, 300)}` };
  };
  const first = await send();
  if (operation.method === "PATCH" || operation.method === "PUT")
    expect((await send()).recorded, "the same again changes nothing").toEqual([]);
  return first;
}

describe("whatever a call writes is in the audit log, in the same transaction", () => {
  test.each(title)("%s", async (_, entry) => {
    const { operation, surface, file } = entry;
    made ??= await make();
    let done = await written(entry, made);
    // It may need what an earlier call changed.
    if (done.recorded.length === 0 && made.isUsed && !CHANGES_NOTHING.has(operation.id)) {
      made = await make();
      done = await written(entry, made);
    }
    if (done.recorded.some(({ act }) => act === "DELETE")) made = null;
    else made.isUsed ||= done.recorded.some(({ act }) => act !== "INSERT");
    if (CHANGES_NOTHING.has(operation.id)) return;
    const proven =
      done.recorded.length > 0 || isCalledElsewhere(`${surface}/${file}`) || isWrittenBy(VERBS[operation.id]);
    expect(proven, `nothing shows that it is recorded; it answered ${done.answer}`).toBe(true);
  });
});

describe("the catalog of actions", () => {
  const sources = (readdirSync("lib", { recursive: true }) as string[])
    .filter((file) => file.endsWith(".ts") && !file.includes("generated"))
    .map((file) => readFileSync(path.join("lib", file), "utf8"));

  test("has a sentence and a kind for every action that is written", () => {
    const calls = sources.filter((text) => text.includes("audit(tx,"));
    const written = calls.flatMap((text) =>
      [...text.matchAll(/"([a-z]+\.[a-z_]+)"/g)].map(([, action = ""]) => action),
    );
    const inAudit = calls.flatMap((text) =>
      [...text.matchAll(/action: "([a-z_.]+)"/g)].map(([, action = ""]) => action),
    );
    expect(inAudit.filter((action) => !(action in ACTIONS))).toEqual([]);
    expect(written.length).toBeGreaterThan(inAudit.length);
    expect(Object.keys(ACTIONS).filter((action) => !(kindOf(action) in KINDS))).toEqual([]);
  });
});
