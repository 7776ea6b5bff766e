import { personOf } from "@/lib/services/analysis/line";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Group } from "../group";
import { askedAbout, asksForFacts } from "../statements/asked-about";
import type { FoundClaim } from "../theme";
import type { Wording } from "../wording/wording";
import { FEWEST_GENERAL } from "./chosen-sides";
import type { Mood } from "./mood-of";
import type { Voice } from "./opinion";
import { sidedClaim } from "./sided-claim";

const FEWEST = 2;

/** Whether at least half of the people were asked for their view of it by name. */
export function isOfGuide({ answers, keys, everybody }: Group & { everybody: number }): boolean {
  const asked = [...answers].filter(({ question, language }) =>
    wordsOf(askedAbout(question ?? "")?.name ?? "").some((word) => keys.has(stemmerOf(language)(word))),
  );
  return new Set(asked.map(personOf)).size >= everybody / 2;
}

/** If no aspect is shared by enough people: the side that they are on, whatever they say specifically. */
export function moodClaim(
  group: Group,
  { sure, leaning: less, calm }: Mood,
  inside: string | null,
  { wording, fewest }: { wording: Wording; fewest: number },
): FoundClaim | null {
  if (group.answers.size === 0 && !group.isNamed) return null;
  const of = (own: readonly Voice[], which: number) => own.filter((voice) => voice.side === which);
  // Being fine with something isn't praise, but it isn't trouble either.
  const content = [...of(sure, 1), ...(inside === null ? [] : calm)];
  const side = content.length > of(sure, -1).length ? 1 : -1;
  const by = (one: Voice, other: Voice) => other.worth - one.worth;
  const more = (side === 1 ? content : of(sure, -1)).sort(by);
  const fewer = [...(side === 1 ? of(sure, -1) : [...of(sure, 1), ...calm]), ...of(less, -side)].sort(by);
  // In free conversation, a thing may be named next to trouble with something else.
  if (more.length < fewest || (group.answers.size > 0 && more.length + fewer.length < FEWEST_GENERAL)) return null;
  if (inside === null && asksForFacts(group.title)) return null;
  const about = inside === null ? { question: group.title } : { thing: inside };
  const words = wording.mood(side, about, {
    isMost: more.length > FEWEST && more.length > group.people / 2,
    isCalm: inside !== null && calm.length > 0,
  });
  return sidedClaim(words, side, more, fewer);
}
