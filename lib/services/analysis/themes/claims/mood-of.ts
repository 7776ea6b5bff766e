import { groupBy } from "@/lib/core/data/group-by";
import type { Group } from "../group";
import { type Statement, statementsIn } from "../statements/statements-of";
import { bearingOn } from "./bearing-on";
import type { Voice } from "./opinion";
import { quoteOf } from "./quote-of";
import type { Spoken } from "./spoken-of";
import { weightOf } from "./view-of";

/** An answer is about the question; elsewhere, the theme may only be named next to what is said. */
const ANSWER = 0.5;

/** People who are clearly on one side or the other, those whose words lean to one, and those who are fine with it. */
export type Mood = { sure: Voice[]; leaning: Voice[]; calm: Voice[] };

/**
 * Each person's side on a theme as a whole, whatever they say specifically: in their answers about it, and in what else
 * they say about it (`spoken`).
 */
export async function moodOf(group: Group, spoken: readonly Spoken[], breathe: () => Promise<void>): Promise<Mood> {
  const said = new Map<Statement, Spoken>();
  const bears = bearingOn(group);
  for (const line of group.answers) {
    for (const statement of statementsIn(line, true))
      if (bears(statement))
        said.set(statement, { statement, kind: "liking", side: 1, withBefore: false, near: ANSWER, stem: "" });
    await breathe();
  }
  // A thing that nobody asked about must be named in the very sentence.
  for (const each of spoken)
    if (!group.answers.has(each.statement.line) && !(group.isNamed && each.withBefore)) said.set(each.statement, each);
  const isFine = ({ isVerdict, told }: Statement) => isVerdict && told.get("mind")?.side === 1;
  const fine = new Set([...said.keys()].filter(isFine).map(({ person }) => person));
  const sure = voicesOf([...said.values()], ({ mood, person }) => (fine.has(person) ? 0 : mood));
  const heard = new Set(sure.map(({ ref }) => ref.person));
  const others = [...said.values()].filter(({ statement }) => !heard.has(statement.person));
  const leaning = voicesOf(others, ({ lean, person }) => (fine.has(person) ? 0 : lean));
  const lean = new Set(leaning.map(({ ref }) => ref.person));
  const rest = others.filter(({ statement }) => !lean.has(statement.person));
  return { sure, leaning, calm: voicesOf(rest, ({ told }) => (told.get("mind")?.side === 1 ? 1 : 0)) };
}

/** However it is said, it is worth something. */
const LEAST = 0.3;

function voicesOf(said: readonly Spoken[], sideOf: (statement: Statement) => -1 | 0 | 1): Voice[] {
  const sided = said.flatMap((each) => {
    const side = sideOf(each.statement);
    return side === 0 ? [] : [{ ...each, side }];
  });
  return [...groupBy(sided, ({ statement }) => statement.person).values()].flatMap(voiceOf);
}

/** Someone who says as much for it as against it isn't put on a side. */
function voiceOf(own: readonly Spoken[]): Voice[] {
  const sum = own.reduce((total, each) => total + each.side * weightOf(each.statement), 0);
  if (sum === 0) return [];
  const side = sum < 0 ? -1 : 1;
  const voices = own
    .filter((each) => each.side === side)
    .map((each) => {
      const quoted = quoteOf(each);
      return { ...quoted, worth: quoted.worth * (LEAST + each.statement.clarity), side } as const;
    });
  const [first, ...others] = voices;
  return first ? [others.reduce((best, other) => (other.worth > best.worth ? other : best), first)] : [];
}
