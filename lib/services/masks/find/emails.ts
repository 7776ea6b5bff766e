import type { Finding } from "./finding";
import type { Word } from "./words-of";

const WRITTEN = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/gu;
const AT = new Set(["at", "arroba", "arobase", "arobas", "klammeraffe", "ät"]);
const DOT = new Set(["dot", "point", "punkt", "punto"]);
const JOINS = new Set([...DOT, "underscore", "dash", "hyphen", "minus", "plus", "unterstrich", "guion"]);
const ENDINGS = new Set(
  "com org net edu gov io co de uk fr es it nl ch at eu ie us ca au nz jp br mx ar pt pl se no dk fi be app dev me info".split(
    " ",
  ),
);
/** "Look at amazon dot com": what precedes a web address. */
const NO_MAILBOX = new Set(
  (
    "look looking looks looked find found us it them buy bought shop order go went me here available visit work works " +
    "working worked site page is are was be available store sign signed up register registered only that this things " +
    "stuff more and or deals prices products arrive arrived start started job live stay one all everything team"
  ).split(" "),
);
const MAIL = /\b(?:e-?mails?|mail|write|address|reach|contact|schreib\w*|adresse|correo|courriel)\b/i;

/** Email addresses as they are written, and as they are spoken: "maria dot lopez at example dot com". */
export function findEmails(line: string, words: readonly Word[]): Finding[] {
  const findings: Finding[] = [];
  // Where words have no spaces between them, an address is looked for from each letter.
  for (const { 0: text, index } of line.includes("@") ? line.matchAll(WRITTEN) : []) {
    const lead = /^[.%+-]*/.exec(text)?.[0].length ?? 0;
    findings.push({ start: index + lead, end: index + text.length, kind: "email" });
  }
  for (const [at, word] of words.entries()) {
    if (!AT.has(word.lower)) continue;
    const end = endOfHost(words, at + 1);
    const start = startOfMailbox(words, at - 1);
    const mailbox = words[start];
    if (end === null || !mailbox) continue;
    const isPlain = start === at - 1 && NO_MAILBOX.has(mailbox.lower);
    if (isPlain && !MAIL.test(line.slice(0, mailbox.start))) continue;
    findings.push({ start: mailbox.start, end, kind: "email" });
  }
  return findings;
}

const isClose = (gap: string): boolean => /^[\s[\](){}.]{1,4}$/.test(gap);

/** A host is words joined by "dot" or a dot, the last of which is a top-level domain. */
function endOfHost(words: readonly Word[], from: number): number | null {
  let end: number | null = null;
  for (let at = from; at < words.length && at < from + 8; at++) {
    const word = words[at];
    if (!word || !isClose(word.gap)) break;
    const previous = words[at - 1];
    const isJoined = at > from && (word.gap === "." || (previous && JOINS.has(previous.lower)));
    if (JOINS.has(word.lower)) continue;
    if (at > from && !isJoined) break;
    if (isJoined && ENDINGS.has(word.lower)) end = word.end;
  }
  return end;
}

function startOfMailbox(words: readonly Word[], from: number): number {
  let start = from;
  for (let at = from; at > 0 && at > from - 40; at--) {
    const word = words[at];
    const before = words[at - 1];
    if (!word || !before || !isClose(word.gap)) break;
    if (JOINS.has(before.lower) && at > 1) start = at - 2;
    else if (!JOINS.has(word.lower) && !isSpelled(word, before)) break;
    else if (isSpelled(word, before)) start = at - 1;
  }
  return Math.max(0, start);
}

/** "m a r i a 8 2". */
const isSpelled = (word: Word, before: Word): boolean =>
  (word.text.length === 1 || /^\d+$/.test(word.text)) && (before.text.length === 1 || /^\d+$/.test(word.text));
