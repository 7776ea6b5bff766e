import { z } from "zod";
import { oneLine } from "@/lib/core/one-line";
import { operation } from "@/lib/core/operation";
import { STANCES } from "@/lib/services/readouts/record";
import { Quoted } from "./board-shapes";
import { Readout } from "./readout-shape";
import { IdParams } from "./shared";

const tag = "Readouts";
const id = z.string().max(100);
const title = oneLine(200);
const text = z.string().trim().min(1).max(2_000);
const hidden = z.boolean();
const stance = z.enum(STANCES);
const owner = oneLine(200).nullable();
const claimIds = z.array(id).max(50);
const afterId = id.nullable().describe("The one above; null is the first place.");

const kind = <K extends string>(name: K) => z.literal(name);

/** Each is one act of a person. */
const ReadoutEdit = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: kind("edit_summary"), summary: z.string().trim().max(10_000) }),
    z.strictObject({
      kind: kind("edit_theme"),
      themeId: id,
      title: title.optional(),
      summary: text.optional(),
      hidden: hidden.optional(),
    }),
    z.strictObject({ kind: kind("edit_claim"), claimId: id, text: text.optional(), hidden: hidden.optional() }),
    z.strictObject({
      kind: kind("edit_step"),
      stepId: id,
      text: text.optional(),
      owner: owner.optional(),
      status: z.enum(["open", "done"]).optional(),
      hidden: hidden.optional(),
      claimIds: claimIds.optional(),
    }),
    z.strictObject({ kind: kind("add_theme"), title, summary: z.string().trim().max(2_000).default("") }),
    z.strictObject({
      kind: kind("add_claim"),
      themeId: id,
      text,
      evidence: z.array(Quoted).max(50).default([]).describe("Quotes that support it."),
    }),
    z.strictObject({ kind: kind("add_step"), text, owner: owner.default(null), claimIds: claimIds.default([]) }),
    z.strictObject({ kind: kind("move_theme"), themeId: id, afterId }),
    z.strictObject({
      kind: kind("move_claim"),
      claimId: id,
      themeId: id.optional().describe("Its own when left out."),
      afterId: afterId.optional().describe("The last place when left out."),
    }),
    z.strictObject({ kind: kind("move_step"), stepId: id, afterId }),
    z.strictObject({ kind: kind("merge_themes"), themeIds: z.array(id).min(1).max(20), intoThemeId: id }),
    z.strictObject({ kind: kind("add_evidence"), claimId: id, quote: Quoted, stance: stance.default("support") }),
    z.strictObject({ kind: kind("set_stance"), claimId: id, passageId: id, stance }),
    z.strictObject({
      kind: kind("move_evidence"),
      fromClaimId: id,
      toClaimId: id,
      passageId: id,
      stance: stance.optional().describe("As it was when left out."),
    }),
    z.strictObject({ kind: kind("remove_evidence"), claimId: id, passageId: id }),
    z.strictObject({ kind: kind("remove"), id: id.describe("A theme, a claim or a next step that a person added.") }),
  ])
  .meta({ id: "ReadoutEdit" });
export type ReadoutEdit = z.output<typeof ReadoutEdit>;

export const editReadout = operation({
  id: "editReadout",
  method: "POST",
  path: "/studies/{id}/readout/edits",
  tag,
  summary: "Change a readout by hand",
  description:
    "One act, told by its `kind`; answers the whole readout. 409 when somebody else changed it since `version`: read it " +
    "again. What the analyst found is hidden rather than removed, so that it does not come back when it is made anew.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({ version: z.int(), edit: ReadoutEdit }),
  response: Readout,
});

export const undoReadoutEdit = operation({
  id: "undoReadoutEdit",
  method: "POST",
  path: "/studies/{id}/readout/undo",
  tag,
  summary: "Undo the last change by hand",
  description:
    "One's own changes of the last day, newest first; 409 when the last was somebody else's or there is none.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({}),
  response: Readout,
});
