import type { Kind } from "./lexicon";

/** A side that people take, in whatever words: "confusing" asks for everything that was hard to understand. */
export type Respect = { kinds: readonly Kind[]; side: -1 | 1 };

/**
 * `kinds side: words of a question`, in plain letters. A noun names a thing ("the surprise fee") and asks for no side.
 */
const ASKED = `
ease -: confuse confused confuses confusing confusion unclear complicated difficult difficulty difficulties struggle struggled struggles struggling puzzled puzzling verwirrt verwirrend verwirrung unklar kompliziert schwierig schwierigkeiten
ease +: easy easier easiest simple intuitive einfach leicht
leaving -: leave leaves leaving left quit quits quitting stop stopped stopping cancel cancels cancelled canceled cancelling churn churned abandon abandoned lapse lapsed resign resigned kundigen kundigt kundigten gekundigt aufgehort aufhoren aufzuhoren aufgegeben aufgeben aufzugeben abgebrochen abbrechen abzubrechen aussteigen ausgestiegen auszusteigen abspringen abgesprungen abzuspringen austreten ausgetreten
leaving +: stay stays stayed staying bleiben geblieben
liking,mind -: complain complains complained complaining complaint complaints frustrate frustrated frustrates frustrating frustration dislike disliked dislikes hate hated hates disappointed disappointing disappointment frustriert frustriert enttauscht gehasst hasst hasste
mind -: annoy annoyed annoys annoying irritated irritating upset bother bothered bothers angry argert argern geargert genervt nervt gestort stort storte
liking +: like liked likes love loved loves enjoy enjoyed enjoys praise praised gefallt gefallen gefiel mogen mag mochte mochten gemocht liebt liebte geliebt gelobt
surprise -: surprised surprising unexpected shocked uberrascht uberraschend
speed -: slow slowly wait waited waiting langsam gewartet warten
faults -: bug bugs broken broke error errors crash crashed crashes fault faults fehler kaputt
price -: expensive pricey overpriced costly teuer uberteuert
price +: cheap cheaper affordable gunstig billig
trust -: afraid unsafe scared frightened fear feared fears worry worried worries worrying distrust sorgen angst
wish -: want wants wanted need needs wish wishes wished improve improved improvement improvements suggest suggested suggestion suggestions wunschen wunsch verbessern
`;
/** "What would people change?" asks for wishes, "What did the price change?" doesn't. */
const ASKED_AS_WISHES = new Set(
  "change changed different differently better andern anders besser verandern".split(" "),
);
const SUPPOSING = new Set(
  "would you'd should could wish wished want wants wurden wurde wurdest wurdet sollte sollten solltest solltet musste mussten konnte konnten konntest".split(
    " ",
  ),
);

const WISHES: Respect = { kinds: ["wish"], side: -1 };

const respects: ReadonlyMap<string, Respect> = new Map(
  ASKED.trim()
    .split("\n")
    .flatMap((row) => {
      const [, kinds = "", sign, words = ""] = row.match(/^(\S+) ([+-]): (.*)$/) ?? [];
      const respect: Respect = { kinds: kinds.split(",") as Kind[], side: sign === "+" ? 1 : -1 };
      return words.split(" ").map((word) => [word, respect] as const);
    }),
);

/** "What was it like?" doesn't ask for praise. */
const COMPARING = new Set("be been is was were are it feel feels felt look looks looked sound sounds".split(" "));

const DO = new Set(["did", "do", "does"]);
const IS = new Set(["is", "was", "are", "were"]);
const WHO_LIKES = new Set("you they we people users customers do did does would to really most".split(" "));

/** "What was the price like for you?", "How does it look like?" */
function comparesIn(question: readonly string[]): boolean {
  const at = question.indexOf("like");
  const before = question[at - 1] ?? "";
  const isWhatLike = question.slice(0, at).some((word, place) => word === "what" && IS.has(question[place + 1] ?? ""));
  // "What did Ana like?"
  const isOfSomebody = at === question.length - 1 && question.slice(0, at).some((word) => DO.has(word));
  return (
    COMPARING.has(before) || ((isWhatLike || at === question.length - 1) && !WHO_LIKES.has(before) && !isOfSomebody)
  );
}

/** The side that a word asks for in a question of these words, in plain letters. */
export function respectOf(word: string, question: readonly string[]): Respect | null {
  if (word === "like" && comparesIn(question)) return null;
  const isWish = ASKED_AS_WISHES.has(word) && question.some((other) => SUPPOSING.has(other));
  return isWish ? WISHES : (respects.get(word) ?? null);
}

/** "What would you change?", "If you had one wish …" */
export const asksForWishes = (question: readonly string[]): boolean => kindsAsked(question).has("wish");

/** The kinds that a question of these words asks for: "If you could change one thing …" asks for wishes. */
export function kindsAsked(question: readonly string[]): ReadonlySet<Kind> {
  return new Set(question.flatMap((word) => respectOf(word, question)?.kinds ?? []));
}
