import { z } from "zod";

/** As many as an answer tells; making sentences of a hundred thousand would hold up everybody else. */
const MOST_ISSUES = 50;

/** `schema.parse`, which words no more problems than are told. */
export function parseBy<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const context = { async: false as const };
  const parsed = schema._zod.run({ value, issues: [] }, context);
  if (parsed instanceof Promise) throw new z.core.$ZodAsyncError();
  if (parsed.issues.length === 0) return parsed.value as z.output<S>;
  const told = ofRightType(parsed.issues.slice(0, 2 * MOST_ISSUES))
    .slice(0, MOST_ISSUES)
    .map(briefly);
  throw new z.ZodError(told.map((issue) => z.core.util.finalizeIssue(issue, context, z.config())));
}

const briefly = (issue: z.core.$ZodRawIssue): z.core.$ZodRawIssue =>
  issue.code === "unrecognized_keys" ? { ...issue, keys: (issue.keys as string[]).slice(0, MOST_ISSUES) } : issue;

/** Without what else is said of a value of the wrong kind: a text in a list's place was also too long a text. */
function ofRightType(issues: z.core.$ZodRawIssue[]): z.core.$ZodRawIssue[] {
  const place = ({ path }: z.core.$ZodRawIssue) => JSON.stringify(path ?? []);
  const wrong = new Set(issues.filter(({ code }) => code === "invalid_type").map(place));
  if (wrong.size === 0) return issues;
  return issues.filter((issue) => issue.code === "invalid_type" || !wrong.has(place(issue)));
}
