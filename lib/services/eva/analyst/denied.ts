import type { Mentions } from "../mentions/find-mentions";
import { denies } from "../reading/denial";
import { isNameless } from "../retrieve/people";
import type { Retrieved } from "../retrieve/retriever";
import type { Draft } from "./analyst";
import { choose, type Voice } from "./choose";
import { closest } from "./closest";
import { draftOf } from "./draft-of";
import { voicesSaying } from "./mentioned";
import type { Phrases } from "./phrases";

const MOST = 6;
const MOST_SAYING = 4;

/** Who doesn't say a thing: whoever neither says it in any way nor was asked about it. */
function unmentioned({ said, people, terms }: Retrieved, mentions: Mentions, phrases: Phrases): Draft {
  const saying = [...mentions.literal, ...mentions.otherwise];
  const speaking = new Set([...saying, ...mentions.asked].map(({ passage }) => passage.person));
  const silent = new Map(
    said.filter(({ person }) => !speaking.has(person)).map(({ person, line }) => [person, line.speaker]),
  );
  const voices = [...voicesSaying(saying, mentions, terms).values()].flatMap(([voice]) => voice ?? []);
  const names = [...silent.values()];
  const lead = phrases.silent(
    mentions.things,
    { silent: silent.size, asked: speaking.size - new Set(saying.map(({ passage }) => passage.person)).size, people },
    names.some(isNameless) ? [] : names.flatMap((name) => name ?? []),
  );
  return draftOf(lead, [{ before: "", voices: voices.slice(0, MOST_SAYING) }], phrases);
}

/**
 * A question for those who don't do something. Hardly anybody says what they don't do, so nobody is counted; those come
 * first who deny anything when they speak about it.
 */
export function denied(retrieved: Retrieved, phrases: Phrases): Draft {
  if (retrieved.mentions) return unmentioned(retrieved, retrieved.mentions, phrases);
  if (!retrieved.answers) return closest(retrieved);
  const voices = choose(retrieved).witnesses.map(({ voice }) => voice);
  const isDenied = ({ quote }: Voice) => Number(denies(quote));
  const sorted = voices.sort((a, b) => isDenied(b) - isDenied(a)).slice(0, MOST);
  return draftOf(phrases.untold, [{ before: "", voices: sorted }], phrases);
}
