import { z } from "zod";
import { read } from "@/lib/services/readouts/read";
import { READOUT_STATUSES, type ReadoutRecord } from "@/lib/services/readouts/record";
import { tool } from "../tool";
import { appUrl } from "./app-url";
import { bytesOf, fittingPart, MOST_BYTES } from "./cap";
import { compact, some } from "./compact";
import { cutOutput, partInput } from "./paging";
import { Claim, NextStep, Theme, toClaim, toNextStep, toTheme } from "./readout-parts";
import { marked, StudyRef, Time, Url, untrusted } from "./shared-shapes";

export const getReadout = tool({
  name: "get_readout",
  title: "Get a study's readout",
  description:
    "Returns a study's readout, its report of findings: summary, themes, claims with how many people say " +
    "so and how many say otherwise, the quotes behind each claim, and next steps. The status is `none` " +
    "when nobody has asked for a readout and `generating` while it is being made; readouts are made in " +
    "the app. Swarm studies have none: their findings belong to their runs (`list_findings`). Use it for " +
    "the findings of one study; use `list_reports` for documents across studies and `search_evidence` for " +
    'what people said about something else. Example: {"study": "checkout-exit", "detail": "concise"}.',
  access: "read",
  input: z.strictObject({
    study: StudyRef,
    detail: z.enum(["concise", "full"]).default("full").describe("`concise` leaves out the quotes."),
    ...partInput,
  }),
  output: z.object({
    studyId: z.string(),
    studyTitle: z.string(),
    status: z.enum(READOUT_STATUSES),
    error: z.string().optional(),
    generatedAt: Time.optional(),
    basedOn: z
      .object({
        sessions: z.int(),
        participants: z.int(),
        leftOut: z.int().describe("Sessions that were flagged or excluded."),
      })
      .optional(),
    newSessions: z.int().optional().describe("Good sessions completed since it was made."),
    summary: z.string().optional(),
    themes: z.array(Theme).optional(),
    claims: z.array(Claim).optional(),
    nextSteps: z.array(NextStep).optional(),
    nextCursor: z.string().optional().describe("Pass it as `cursor` to get more claims."),
    ...untrusted,
    ...cutOutput,
    url: Url,
  }),
  run: async (ctx, { study, detail, cursor }) => {
    const readout = await read(ctx, study);
    const { studyId } = readout;
    const head = compact({
      studyId,
      studyTitle: readout.studyTitle,
      status: readout.status,
      error: readout.error,
      ...marked,
      url: appUrl(`/studies/${studyId}/readout`),
      ...(cursor === undefined && overview(readout)),
    });
    const { items, nextCursor, truncated } = fittingPart(claimsOf(readout, detail === "full"), {
      scope: `${ctx.workspaceId}:mcp-readout:${studyId}:${detail}`,
      cursor,
      mostBytes: MOST_BYTES - bytesOf(head),
    });
    return { ...head, ...compact({ claims: some(items), nextCursor, truncated }) };
  },
  link: ({ studyId, studyTitle }) => ({
    uri: `eva://studies/${studyId}/readout`,
    name: `readout of ${studyId}`,
    title: `${studyTitle}: readout`,
  }),
});

/** What a person hid isn't included. */
function overview(readout: ReadoutRecord) {
  if (readout.id === null) return { newSessions: readout.newSessions || null };
  const { basedOn, themes, nextSteps } = readout;
  return {
    generatedAt: readout.generatedAt,
    basedOn: { sessions: basedOn.sessions, participants: basedOn.participants, leftOut: basedOn.excluded },
    newSessions: readout.newSessions || null,
    summary: readout.summary || null,
    themes: some(themes.filter(({ hidden }) => !hidden).map((theme) => toTheme(readout, theme))),
    nextSteps: some(nextSteps.filter(({ hidden }) => !hidden).map(toNextStep)),
  };
}

const claimsOf = (readout: ReadoutRecord, withClips: boolean) =>
  readout.themes
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id, claims }) =>
      claims.filter(({ hidden }) => !hidden).map((claim) => toClaim(readout, id, claim, withClips)),
    );
