import { plainLetters } from "@/lib/core/text/plain-letters";
import { wordsOf } from "./find/words-of";
import { bareToken, nameInLabel } from "./mask-label";
import { type MaskKind, SPEAKER_LINE } from "./record";

const WORD: Record<MaskKind, string> = {
  name: "name",
  email: "email",
  phone: "phone",
  address: "address",
  card: "card",
  other: "private",
};

type Known = { index: number; kind: MaskKind; original: string; token: string };
type Party = { kind: MaskKind; keys: Set<string>; token: string | null };

/**
 * The tokens that replace masked words: the same person has the same token throughout a transcript, by their full name
 * or a part of it, and so does the same address.
 */
export class Tokens {
  private readonly parties: Party[] = [];

  constructor(known: readonly Known[]) {
    for (const { index, kind, original: stored, token: given } of known) {
      const name = nameInLabel(stored);
      const original = index === SPEAKER_LINE ? stored.slice(name.start, name.end) : stored;
      const token = bareToken(given);
      const party = this.parties.find((one) => one.token === token && one.kind === kind);
      if (party) party.keys.add(keyOf(kind, original));
      else this.parties.push({ kind, keys: new Set([keyOf(kind, original)]), token });
    }
  }

  /** Learns words without numbering them: full names first, so that their parts match them. */
  learn(found: readonly { kind: MaskKind; words: string }[]): void {
    const keys = new Map(found.map(({ kind, words }) => [`${kind} ${keyOf(kind, words)}`, { kind, words }]));
    const whole = [...keys.values()].sort((a, b) => wordsOf(b.words).length - wordsOf(a.words).length);
    for (const { kind, words } of whole) this.partyOf(kind, keyOf(kind, words));
  }

  /** The token for words; numbers are assigned in the order of calls. */
  of(kind: MaskKind, words: string): string {
    const party = this.partyOf(kind, keyOf(kind, words));
    party.token ??= this.next(kind);
    return party.token;
  }

  private partyOf(kind: MaskKind, key: string): Party {
    const mine = this.parties.filter((party) => party.kind === kind);
    const same = mine.find(({ keys }) => keys.has(key));
    if (same) return same;
    const part = kind === "name" ? mine.filter(({ keys }) => [...keys].some((other) => isPartOf(key, other))) : [];
    const [only] = part;
    if (only && part.length === 1) {
      only.keys.add(key);
      return only;
    }
    const party = { kind, keys: new Set([key]), token: null };
    this.parties.push(party);
    return party;
  }

  private next(kind: MaskKind): string {
    const taken = new Set(this.parties.map(({ token }) => token));
    if (kind !== "name" && !taken.has(`[${WORD[kind]}]`)) return `[${WORD[kind]}]`;
    for (let number = kind === "name" ? 1 : 2; ; number++) {
      const token = `[${WORD[kind]} ${number}]`;
      if (!taken.has(token)) return token;
    }
  }
}

/** Spellings of the same person, number or address have one key. */
function keyOf(kind: MaskKind, words: string): string {
  if (kind === "name") return nameWords(words).join(" ");
  const digits = words.replace(/\D/g, "");
  if ((kind === "phone" || kind === "card") && digits.length >= 7) return digits;
  return plainLetters(words).replace(/\s+/g, " ").trim();
}

const nameWords = (words: string): string[] => wordsOf(words).map(({ text }) => plainLetters(text));

/** "lopez" in "maria lopez", and the other way around. */
function isPartOf(a: string, b: string): boolean {
  const left = a.split(" ");
  const right = b.split(" ");
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return short.length < long.length && short.length > 0 && short.every((word) => long.includes(word));
}
