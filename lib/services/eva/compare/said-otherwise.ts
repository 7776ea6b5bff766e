import { asOlder, asYounger } from "./as-aged";
import { asParent } from "./as-parent";

type Reader = (text: string) => string | undefined;

/** Groups to which people hardly ever say that they belong, in those words, with how they say it. */
const GROUPS: readonly (readonly [words: string, reader: Reader])[] = [
  ["parent parents eltern elternteil", asParent],
  ["older old elderly oldest altere alteren alte alten", asOlder],
  ["younger young youngest jungere jungeren junge jungen", asYounger],
];
const READERS = new Map(
  GROUPS.flatMap(([words, reader]) => words.split(" ").map((word): [string, Reader] => [word, reader])),
);

/** Of a word that a group is called by, what finds the sentence in which somebody says as much of themselves. */
export const saidOtherwise = (word: string): Reader | undefined => READERS.get(word);
