import { z } from "zod";
import { passageUrl } from "@/lib/services/passages/record";
import { type ReadoutRecord, STANCES, STRENGTHS } from "@/lib/services/readouts/record";
import { appUrl } from "./app-url";
import { compact } from "./compact";
import { Seconds, Url } from "./shared-shapes";

/** More from one claim would crowd out the others. */
const MOST_CLIPS = 6;

export const Theme = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string().optional(),
  participantCount: z.int().describe("Distinct people quoted in its claims."),
  url: Url,
});

const Clip = z.object({
  id: z.string(),
  sessionId: z.string().optional(),
  speaker: z.string().optional(),
  startSeconds: Seconds.optional(),
  endSeconds: Seconds.optional(),
  stance: z.enum(STANCES).describe("Whether it supports or contradicts the claim."),
  quote: z.string().describe("Verbatim."),
  verified: z.boolean().describe("Whether the transcript says exactly this today."),
  url: Url.optional(),
});

export const Claim = z.object({
  id: z.string(),
  themeId: z.string(),
  text: z.string(),
  support: z.int().describe("People who say so; for an `open` claim, people who speak about it."),
  against: z.int().describe("People who say otherwise."),
  of: z.int().describe("Total number of people."),
  strength: z.enum(STRENGTHS).describe("`contested`: many say otherwise. `open`: it takes no position."),
  clips: z.array(Clip).optional().describe("Quotes for and against it; only with full `detail`."),
  moreClips: z.int().optional().describe("Number of further quotes, which `url` shows."),
  url: Url,
});

export const NextStep = z.object({
  id: z.string(),
  text: z.string(),
  owner: z.string().optional(),
  status: z.enum(["open", "done"]),
  claimIds: z.array(z.string()).describe("The claims it is based on."),
});

type ThemeRecord = ReadoutRecord["themes"][number];
type ClaimRecord = ThemeRecord["claims"][number];
type Where = { studyId: string };

const linkTo = ({ studyId }: Where, id: string) => appUrl(`/studies/${studyId}/readout#${id}`);

export const toTheme = (where: Where, { id, title, summary, participants }: ThemeRecord): z.input<typeof Theme> =>
  compact({ id, title, summary: summary || null, participantCount: participants, url: linkTo(where, id) });

export function toClaim(where: Where, themeId: string, claim: ClaimRecord, withClips: boolean): z.input<typeof Claim> {
  const { id, text, support, against, of, strength, clips } = claim;
  const shown = withClips ? chosen(clips).map(toClip) : [];
  return compact({
    id,
    themeId,
    text,
    support,
    against,
    of,
    strength,
    clips: shown.length > 0 ? shown : null,
    moreClips: withClips && clips.length > shown.length ? clips.length - shown.length : null,
    url: linkTo(where, id),
  });
}

/** Both sides are shown: quotes against a claim aren't crowded out by those for it. */
function chosen(clips: ClaimRecord["clips"]) {
  const against = clips.filter(({ stance }) => stance === "against").slice(0, MOST_CLIPS / 2);
  const support = clips.filter(({ stance }) => stance === "support").slice(0, MOST_CLIPS - against.length);
  return [...support, ...against];
}

function toClip({ passage, stance }: ClaimRecord["clips"][number]): z.input<typeof Clip> {
  const { id, sessionId, speaker, startSeconds, endSeconds, text: quote, state } = passage;
  const path = passageUrl(passage);
  return compact({
    id,
    sessionId,
    speaker,
    startSeconds,
    endSeconds,
    stance,
    quote,
    verified: state === "verbatim",
    url: path && appUrl(path),
  });
}

export const toNextStep = ({ id, text, owner, status, claimIds }: ReadoutRecord["nextSteps"][number]) =>
  compact({ id, text, owner, status, claimIds });
