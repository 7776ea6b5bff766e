export type Invitee = { email: string; name?: string };

const ADDRESS = /[^\s<>,;"()]+@[^\s<>,;"()]+\.[^\s<>,;"()]+/g;

/** One entry; a name in quotation marks may hold a comma: `"Silva, Ana" <ana@example.com>`. */
const ENTRY = /(?:"[^"\n@]*"(?=\s*<)|[^\n,;\t])+/g;

/** What stands at each address of an entry; of several in a row, what stands before each. */
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
 * Addresses as people paste them: one a line, or with commas or blanks between; `Ana Silva <ana@example.com>` keeps the
 * name. `unread` is what holds no address.
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
      // Listed twice, once without a name, somebody still has one.
      const name = given.slice(0, 100) || people.get(email.toLowerCase())?.name;
      people.set(email.toLowerCase(), { email, ...(name && { name }) });
    }
  }
  return { people: [...people.values()], unread };
}
