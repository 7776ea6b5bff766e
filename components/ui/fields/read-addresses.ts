export type Invitee = { email: string; name?: string };

const ADDRESS = /(?<![^\s<>,;"()@])[^\s<>,;"()@]+@[^\s<>,;"()@]+\.[^\s<>,;"()@]+/g;

/** One entry; a quoted name may contain a comma: `"Silva, Ana" <ana@example.com>`. */
const ENTRY = /(?:"[^"\n@]*"(?=\s*<)|[^\n,;\t])+/g;

/** Each address with the entry it is in; of several addresses in one entry, each with the text before it. */
function entriesIn(piece: string): { entry: string; email: string }[] {
  const found = [...piece.matchAll(ADDRESS)];
  if (found.length < 2) return found.map(([email]) => ({ entry: piece, email }));
  return found.map((match, at) => {
    const before = found[at - 1];
    const from = before ? before.index + before[0].length : 0;
    return { entry: piece.slice(from, match.index + match[0].length), email: match[0] };
  });
}

/**
 * Addresses as people paste them: one per line, or separated by commas or spaces; `Ana Silva <ana@example.com>` keeps
 * the name. `unread` is what contains no address.
 */
export function readAddresses(text: string): { people: Invitee[]; unread: string[] } {
  const people = new Map<string, Invitee>();
  const unread: string[] = [];
  for (const piece of text.match(ENTRY) ?? []) {
    const entries = entriesIn(piece);
    if (entries.length === 0 && piece.trim() !== "") unread.push(piece.trim());
    for (const { entry, email } of entries) {
      const given = entry
        .replace(email, "")
        .replace(/[<>"()]/g, "")
        .trim()
        .replace(/^mailto:/i, "");
      // An address listed twice, once without a name, keeps the name.
      const name = given.slice(0, 100) || people.get(email.toLowerCase())?.name;
      people.set(email.toLowerCase(), { email, ...(name && { name }) });
    }
  }
  return { people: [...people.values()], unread };
}
