import { searchConfig } from "@/lib/services/evidence/search-config";

/** Words that mean something else in the other language: nobody's arms are "arm". */
const FALSE_FRIENDS = new Set(
  "arm arms art bald brief fast gift gifts hell hut kind last list note rat rock stark tag tags taste wand".split(" "),
);

/**
 * Whether a word of one language (`german`: of German, else of English) means something else in a text in `language`.
 */
export const isFalseFriend = (word: string, german: boolean, language: string | null): boolean =>
  FALSE_FRIENDS.has(word) && german !== (searchConfig(language) === "german");
