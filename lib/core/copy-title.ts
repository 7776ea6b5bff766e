const LONGEST = 200;
const COPY = " (copy)";

/** What the copy of a study or a report is called: no longer than a title may be, and cut between characters. */
export function copyTitle(title: string): string {
  let kept = "";
  for (const character of title) {
    if (kept.length + character.length > LONGEST - COPY.length) break;
    kept += character;
  }
  return `${kept}${COPY}`;
}
