import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import type { Tell } from "@/lib/core/work-progress";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { anewWhenHidden } from "@/lib/services/masks/anew-when-hidden";
import { holdStudy } from "@/lib/services/studies/hold-study";
import type { Content } from "./content";
import { keepProgress } from "./keep-progress";
import { loadContent } from "./load-content";
import { lockReadout } from "./lock";
import { analyse as analyst } from "./make/analyse";
import type { Draft } from "./make/found";
import { loadSaid, type Said } from "./make/load-said";
import { quoteDraft } from "./make/quote-draft";
import { tell } from "./make/tell";
import { changesOf, toldBy } from "./merge/changes";
import { merge } from "./merge/merge";
import { patchOf } from "./rows";
import { writePatch } from "./write-patch";

/** One generation of a readout, as requested. */
export type Asked = { readoutId: string; studyId: string; generation: number; isBuiltIn?: boolean | undefined };

const WRITES_WITHIN_MS = 60_000;

/** It was stopped, another generation was requested meanwhile, or the study is gone. */
class NoLongerWanted extends Error {}

/**
 * Makes a readout: reads everything that counts, finds themes and claims, and stores them in one transaction if it is
 * still the latest requested generation. After a crash it starts over; if it is done or the study is gone, it does
 * nothing. `analyse` is the slow part; with what it tells of its progress it learns whether the readout is still
 * wanted.
 */
export async function make(system: Context, asked: Asked, analyse = analyst): Promise<void> {
  const ctx = { ...system, work: asked.readoutId };
  permit(ctx, "study.write");
  const tell: Tell = async (progress) => {
    if (!(await keepProgress(ctx, asked, progress))) throw new NoLongerWanted();
  };
  try {
    await tell({ step: "read", done: 0, total: 0 });
    await anewWhenHidden(ctx, { studyIds: [asked.studyId] }, async (requireShown) => {
      const said = await loadSaid(ctx, asked.studyId);
      const found = await analyse(ctx, said, { tell, isBuiltIn: asked.isBuiltIn ?? false });
      await tell({ step: "store", done: 0, total: 0 });
      crashPoint("readout drafted");
      const made = { said, found, requireShown };
      await transaction(ctx, (tx) => store(tx, ctx, asked, made), { timeoutMs: WRITES_WITHIN_MS });
    });
  } catch (error) {
    if (error instanceof NoLongerWanted) return;
    throw error;
  }
  crashPoint("readout stored");
}

type Made = { said: Said; found: Draft; requireShown: (tx: Transaction) => Promise<void> };

async function store(tx: Transaction, ctx: Context, asked: Asked, { said, found, requireShown }: Made): Promise<void> {
  const { studyId, readoutId, generation } = asked;
  const isThere = await tx.db.study.count({ where: { id: studyId, workspaceId: ctx.workspaceId } });
  if (isThere === 0) return;
  await holdStudy(tx, ctx, studyId);
  const quoted = await quoteDraft(tx, ctx, found, said);
  await requireShown(tx);
  const locked = await lockReadout(tx, ctx, studyId);
  // Passages left behind by this are dropped with all that nothing quotes.
  if (locked.generation !== generation || locked.status !== "generating") return;
  const before = await loadContent(tx, readoutId);
  const after = merge(before, quoted);
  await keepVersion(tx, { readoutId, generation }, before, after);
  await writePatch(tx, readoutId, patchOf(before, after));
  const { count } = await tx.db.readout.updateMany({
    where: { id: readoutId, generation, status: "generating" },
    data: {
      status: "ready",
      error: null,
      generatedAt: said.at,
      madeBy: found.madeBy,
      fallback: found.fallback,
      leftOut: said.leftOut,
      sessionCount: said.sessions,
      participantCount: said.participants.length,
    },
  });
  if (count !== 1) throw new Error("a locked readout changed");
  await tx.db.readoutEdit.deleteMany({ where: { readoutId } });
  audit(tx, { action: "readout.ready", targetId: readoutId, details: { studyId, generation } });
  crashPoint("readout written");
  await tell(tx, ctx, { readoutId, studyId, said }, toldBy(after));
}

type Numbered = Pick<Asked, "readoutId" | "generation">;

/** Stores the previous content, and what is new in the present one; the first generation has nothing before it. */
async function keepVersion(tx: Transaction, { readoutId, generation }: Numbered, before: Content, after: Content) {
  const { generatedAt } = await tx.db.readout.findUniqueOrThrow({
    where: { id: readoutId },
    select: { generatedAt: true },
  });
  if (!generatedAt) return;
  const changes = changesOf(before, after, generatedAt);
  const content = JSON.parse(JSON.stringify({ content: before, generatedAt, changes }));
  await tx.db.readoutVersion.create({ data: { readoutId, generation: generation - 1, content } });
}
