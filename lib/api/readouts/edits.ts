import { z } from "zod";
import { Quoted } from "@/lib/api/boards/shapes";
import { IdParams } from "@/lib/api/shared";
import { READOUT_TEXT } from "@/lib/core/limits/readout-text";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import { STANCES } from "@/lib/services/readouts/record";
import { Readout } from "./shape";

const tag = "Readouts";
const id = z.string().max(100);
const title = oneLine(READOUT_TEXT.title);
const text = z.string().trim().min(1).max(READOUT_TEXT.text);
const hidden = z.boolean();
const stance = z.enum(STANCES);
const owner = oneLine(READOUT_TEXT.owner).nullable();
const claimIds = z.array(id).max(50);
const afterId = id.nullable().describe("The item above; null puts it first.");

const kind = <K extends string>(name: K) => z.literal(name);

/** Each is one act of a person. */
const ReadoutEdit = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: kind("edit_summary"), summary: z.string().trim().max(READOUT_TEXT.summary) }),
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
    z.strictObject({ kind: kind("add_theme"), title, summary: z.string().trim().max(READOUT_TEXT.text).default("") }),
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
      themeId: id.optional().describe("Its own theme when omitted."),
      afterId: afterId.optional().describe("Last when omitted."),
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
      stance: stance.optional().describe("Unchanged when omitted."),
    }),
    z.strictObject({ kind: kind("remove_evidence"), claimId: id, passageId: id }),
    z.strictObject({ kind: kind("remove"), id: id.describe("A theme, a claim, or a next step that a person added.") }),
  ])
  .meta({ id: "ReadoutEdit" });
export type ReadoutEdit = z.output<typeof ReadoutEdit>;

export const editReadout = operation({
  id: "editReadout",
  method: "POST",
  path: "/studies/{id}/readout/edits",
  tag,
  summary: "Edit a readout",
  description:
    "Performs one edit, given by its `kind`, and returns the whole readout. Returns 409 when somebody " +
    "else has changed it since `version`: read it again. What the analysis found is hidden rather than " +
    "removed, so that it does not come back when the readout is regenerated.",
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
  summary: "Undo your last edit to a readout",
  description:
    "Covers your own edits from the last day, newest first. Returns 409 when the last edit was somebody else's or there is nothing to undo.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({}),
  response: Readout,
});
