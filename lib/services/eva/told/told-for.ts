import { asksWhatIsHidden } from "../reading/asks-what-is-hidden";
import { asksForChangedMinds, CHANGED_MINDS } from "./changed-mind";
import { HIDDEN } from "./hidden";
import { asksForOrigins, ORIGINS } from "./origins";
import { asksForPaid, PAID } from "./paid";
import { asksForRises, RISES } from "./rises";
import { asksForRoleOf, asksForRoles, ROLES, roleOf } from "./roles";
import { asksForSizes, SIZES } from "./sizes";
import type { Told } from "./tell-said";
import { asksForTimeSpent, TIME_SPENT } from "./time-spent";
import { asksForWorkarounds, WORKAROUNDS } from "./workarounds";
import { asksWhatWouldHave, WOULD_HAVE_STAYED } from "./would-have-stayed";

const ALL: readonly (readonly [asks: (question: string) => boolean | string, told: Told])[] = [
  [asksWhatIsHidden, HIDDEN],
  [asksForRoles, ROLES],
  [asksForWorkarounds, WORKAROUNDS],
  [asksForRises, RISES],
  [asksForPaid, PAID],
  [asksForOrigins, ORIGINS],
  [asksForTimeSpent, TIME_SPENT],
  [asksForSizes, SIZES],
  [asksForChangedMinds, CHANGED_MINDS],
  [asksWhatWouldHave, WOULD_HAVE_STAYED],
];

/**
 * What a question asks for that is read in everything that was said; null if it is none of that. `of`: the name of a
 * thing that has to be what the interviews are about, if it gives one.
 */
export function toldFor(question: string): { told: Told; of: string | null } | null {
  for (const [asks, told] of ALL) {
    const asked = asks(question);
    if (asked !== false) return { told, of: asked === true ? null : asked };
  }
  const name = asksForRoleOf(question);
  return name === null ? null : { told: roleOf(name), of: null };
}
