import { z } from "zod";

/** As many as an answer tells; making sentences of a hundred thousand would hold up everybody else. */
const MOST_ISSUES = 50;

/** `schema.parse`, which words no more problems than are told. */
export function parseBy<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const context = { async: false as const };
  const parsed = schema._zod.run({ value, issues: [] }, context);
  if (parsed instanceof Promise) throw new z.core.$ZodAsyncError();
  if (parsed.issues.length === 0) return parsed.value as z.output<S>;
  const told = parsed.issues.slice(0, MOST_ISSUES).map(briefly);
  throw new z.ZodError(told.map((issue) => z.core.util.finalizeIssue(issue, context, z.config())));
}

const briefly = (issue: z.core.$ZodRawIssue): z.core.$ZodRawIssue =>
  issue.code === "unrecognized_keys" ? { ...issue, keys: (issue.keys as string[]).slice(0, MOST_ISSUES) } : issue;
