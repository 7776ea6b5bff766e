export type Invitee = { email: string; name?: string };

const ADDRESS = /[^\s<>,;"()]+@[^\s<>,;"()]+\.[^\s<>,;"()]+/;

/** One entry; a name in quotation marks may hold a comma: `"Silva, Ana" <ana@example.com>`. */
const ENTRY = /(?:"[^"\n@]*"(?=\s*<)|[^\n,;\t])+/g;

/** Addresses as people paste them: one a line or with commas between, `Ana Silva <ana@example.com>` keeps the name. */
export function readAddresses(text: string): { people: Invitee[]; unread: string[] } {
  const people = new Map<string, Invitee>();
  const unread: string[] = [];
  for (const piece of text.match(ENTRY) ?? []) {
    const entry = piece.trim();
    if (entry === "") continue;
    const email = ADDRESS.exec(entry)?.[0];
    if (!email) {
      unread.push(entry);
      continue;
    }
    const given = entry
      .replace(email, "")
      .replace(/[<>"()]/g, "")
      .replace(/^mailto:/i, "")
      .trim();
    // Listed twice, once without a name, somebody still has one.
    const name = given.slice(0, 100) || people.get(email.toLowerCase())?.name;
    people.set(email.toLowerCase(), { email, ...(name && { name }) });
  }
  return { people: [...people.values()], unread };
}
