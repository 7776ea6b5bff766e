const LONGEST = 200;
const COPY = " (copy)";

/** The title for a copy of a study or report, truncated between characters to the maximum length. */
export function copyTitle(title: string): string {
  let kept = "";
  for (const character of title) {
    if (kept.length + character.length > LONGEST - COPY.length) break;
    kept += character;
  }
  return `${kept}${COPY}`;
}
