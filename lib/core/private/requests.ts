import { type Phrase, phraseReader, rarest } from "./phrase";
import type { Sentence } from "./sentences";

/** The phrases of one language, written as `phraseReader` reads them. */
export type Language = {
  /** What phrases have in common. */
  vocabulary: Readonly<Record<string, string>>;
  /** Asks that what was said is kept private. */
  back: readonly string[];
  /** Asks so only where a polite word was left out, as in “Please don't use it”. */
  politely: readonly string[];
  /** Announces what follows as private. */
  ahead: readonly string[];
  /** Follows what somebody else is quoted as saying: “Leave that out, the recipe said”. */
  reported: string;
};

/** Where a text asks that something is kept private: what was said (`pointsBack`), or what is said next. */
export type Request = { from: number; to: number; pointsBack: boolean };

type Asking = Phrase & { kind: "back" | "politely" | "ahead"; reported: Phrase };

const askingIn = (language: Language): Asking[] => {
  const read = phraseReader(language.vocabulary);
  const reported = read(language.reported);
  return (["back", "politely", "ahead"] as const).flatMap((kind) =>
    language[kind].map((written) => ({ ...read(written), kind, reported })),
  );
};

function requestBy({ kind, needs, endsAt, reported }: Asking, sentence: Sentence): Request | null {
  const { words, places, politeAt } = sentence;
  if (kind === "politely" && politeAt.size === 0) return null;
  if (!needs.every((needed) => words.some((word) => needed.has(word)))) return null;
  for (const [at, [from]] of places.entries()) {
    const end = Math.max(at, ...endsAt(sentence, at));
    const to = places[end - 1]?.[1];
    if (end === at || to === undefined || reported.endsAt(sentence, end).length > 0) continue;
    return { from, to, pointsBack: kind !== "ahead" };
  }
  return null;
}

/** Finds the request in a sentence; what points back comes first. Most sentences have no word that any phrase needs. */
export function requestFinder(languages: readonly Language[]): (sentence: Sentence) => Request | null {
  const byWord = new Map<string, Asking[]>();
  for (const asking of languages.flatMap(askingIn)) {
    const words = rarest(asking.needs);
    if (!words) throw new Error("A phrase has no word that it can't do without.");
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), asking]);
  }
  return (sentence) => {
    const tried = new Set<Asking>();
    let ahead: Request | null = null;
    for (const word of sentence.words)
      for (const asking of byWord.get(word) ?? []) {
        if (tried.has(asking)) continue;
        tried.add(asking);
        const request = requestBy(asking, sentence);
        if (request?.pointsBack) return request;
        ahead ??= request;
      }
    return ahead;
  };
}
