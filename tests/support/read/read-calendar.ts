/** The properties of an iCalendar object with one event, unfolded and unescaped (RFC 5545 §3.1, §3.3.11). */
export function readCalendar(object: string): Record<string, string> {
  const lines = object.replace(/\r\n[ \t]/g, "").split("\r\n");
  const read: Record<string, string> = {};
  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/s.exec(line) ?? [];
    if (!name || value === undefined || name === "BEGIN" || name === "END") continue;
    if (name in read) throw new Error(`${name} stands there twice`);
    read[name] = value.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? "\n" : character));
  }
  return read;
}
