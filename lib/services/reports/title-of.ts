import type { ReportTemplate } from "@/lib/core/document/templates";
import { upperFirst } from "@/lib/core/text/upper-first";
import { firstOf } from "./write/prompted/split-prompt";
import type { Words } from "./write/words/english";

const LONGEST = 120;

type About = { template: ReportTemplate | null; prompt: string | null; names: readonly string[] };

/** The default title of a report: what its prompt asks for first, or its template and what it is about. */
export function titleOf({ template, prompt, names }: About, { titles }: Pick<Words, "titles">): string {
  const [first = "", second, ...more] = names;
  const rest = more.length + 1;
  const about = second === undefined ? first : titles.and(first, rest === 1 ? second : titles.more(rest));
  const whole =
    template === null
      ? prompt === null
        ? titles.untitled
        : upperFirst(firstOf(prompt, LONGEST))
      : `${titles[template]}: ${about}`;
  const plain = [...whole.replace(/[\p{Cc}\p{Zs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ").trim()];
  return plain.length <= LONGEST
    ? plain.join("") || titles.untitled
    : `${plain
        .slice(0, LONGEST - 1)
        .join("")
        .trimEnd()}…`;
}
