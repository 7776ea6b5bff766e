import type { Clip, Readout, Stance, Whole } from "../shapes";

const SIDES: Stance[] = ["support", "against"];

/** This many quotes make a page of about 1.5 MB. What people said in twenty interviews is less. */
const MOST_ON_A_PAGE = 400;
/** How many per side of a claim: the first limit that fits. */
const MOST_OF_A_SIDE = [Number.POSITIVE_INFINITY, 100, 50, 25, 12, 6];

/** The readout with as many quotes per side as fit on a page, and how many come later. */
export function firstQuotes(readout: Whole): Readout {
  const claims = readout.themes.flatMap((theme) => theme.claims);
  const sizes = claims.flatMap(({ clips }) => SIDES.map((stance) => of(clips, stance).length));
  const most =
    MOST_OF_A_SIDE.find((limit) => sizes.reduce((sum, size) => sum + Math.min(size, limit), 0) <= MOST_ON_A_PAGE) ?? 6;
  return {
    ...readout,
    themes: readout.themes.map((theme) => ({
      ...theme,
      claims: theme.claims.map((claim) => {
        const first = SIDES.flatMap((stance) => of(claim.clips, stance).slice(0, most));
        const later = (stance: Stance) => Math.max(0, of(claim.clips, stance).length - most);
        return { ...claim, clips: first, later: { support: later("support"), against: later("against") } };
      }),
    })),
  };
}

const of = (clips: readonly Clip[], stance: Stance) => clips.filter((clip) => clip.stance === stance);
