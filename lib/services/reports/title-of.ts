import type { ReportTemplate } from "@/lib/core/document/templates";

const LONGEST = 120;
const KIND: Record<ReportTemplate, string> = {
  summary: "Summary",
  "deep-dive": "Deep dive",
  comparison: "Comparison",
};

/** What a report is called that nobody gave a title: its prompt, or its template and what it is about. */
export function titleOf({
  template,
  prompt,
  names,
}: {
  template: ReportTemplate | null;
  prompt: string | null;
  names: readonly string[];
}): string {
  const [first = "", second, ...more] = names;
  const rest = more.length + 1;
  const about = second === undefined ? first : rest === 1 ? `${first} and ${second}` : `${first} and ${rest} more`;
  const whole = template === null ? (prompt ?? "Report") : `${KIND[template]}: ${about}`;
  const plain = [...whole.replace(/[\p{Cc}\p{Zs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ").trim()];
  return plain.length <= LONGEST
    ? plain.join("") || "Report"
    : `${plain
        .slice(0, LONGEST - 1)
        .join("")
        .trimEnd()}…`;
}
