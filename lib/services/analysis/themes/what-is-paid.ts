import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { personOf } from "../line";
import type { Group, Member } from "./group";

const PRICE = new Set(["Price", "Preis"]);
/** What people pay for something goes by names of its own. */
const PAID = new Set(
  "rent fee fees subscription membership contribution contributions dues toll fare tuition premium miete pacht beitrag beitrage gebuhr gebuhren abo schulgeld maut pramie".split(
    " ",
  ),
);
const FEWEST = 2;

const isPaid = (group: Group): boolean =>
  !PRICE.has(group.title) && wordsOf(group.title).some((word) => PAID.has(word));

/**
 * Groups in which what is said of the rent isn't said of the price again: "It's cheap", asked about the rent, is about
 * the rent. A price that nobody then speaks of is no theme.
 */
export function withWhatIsPaid(groups: readonly Group[]): readonly Group[] {
  const paid = groups.filter(isPaid);
  if (paid.length === 0) return groups;
  const stems = ["en", "de"].map(stemmerOf);
  const keys = new Set([...PAID].flatMap((word) => stems.map((stem) => stem(word))));
  for (const { keys: own } of paid) for (const key of own) keys.add(key);
  const names = (text: string | null) => wordsOf(text ?? "").some((word) => stems.some((stem) => keys.has(stem(word))));
  const isOfPrice = ({ line }: Member) => !names(line.question);
  return groups.flatMap((group) => {
    if (!PRICE.has(group.title)) return [group];
    const members = group.members.filter(isOfPrice);
    const people = new Set(members.map(({ line }) => personOf(line))).size;
    return people < FEWEST ? [] : [{ ...group, members, outright: group.outright.filter(isOfPrice), people }];
  });
}
