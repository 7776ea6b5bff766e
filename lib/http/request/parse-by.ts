import { z } from "zod";
import { AppError, type Problem } from "@/lib/core/errors";
import { wordsOfIssue, wordsOfKinds } from "./words-of-issue";

/** As many as a response reports; wording a hundred thousand would hold up everyone else. */
const MOST_ISSUES = 50;

const CONTEXT = { async: false, error: wordsOf } as const;

/**
 * `schema.parse` for a caller's input, which words no more problems than are reported. Throws `invalid`. A `ZodError`
 * from anywhere else concerns our own data and is a fault of ours.
 */
export function parseBy<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema._zod.run({ value, issues: [] }, CONTEXT);
  if (parsed instanceof Promise) throw new z.core.$ZodAsyncError();
  if (parsed.issues.length === 0) return parsed.value as z.output<S>;
  const told = ofRightType(parsed.issues.slice(0, 2 * MOST_ISSUES)).slice(0, MOST_ISSUES);
  const problems = told.flatMap(problemsOf).slice(0, MOST_ISSUES);
  const first = problems[0];
  const where = first?.path ? `${first.path}: ` : "";
  throw new AppError("invalid", `The request is not valid. ${where}${first?.message ?? ""}`, { problems });
}

type Issue = z.core.$ZodRawIssue;
type Worded = z.core.$ZodIssue;

const OF_VALUE: readonly unknown[] = ["invalid_type", "invalid_value", "invalid_union"];

/** A missing value is only that: what it would have to be is in the reference. */
function wordsOf(issue: Issue): string | undefined {
  const { code, input, path = [] } = issue;
  return input === undefined && path.length > 0 && OF_VALUE.includes(code) ? "This is required." : wordsOfIssue(issue);
}

/** Drops further issues of a value of the wrong type: a text in place of a list was also reported as too long. */
function ofRightType(issues: Issue[]): Issue[] {
  const place = ({ path }: Issue) => JSON.stringify(path ?? []);
  const wrong = new Set(issues.filter(({ code }) => code === "invalid_type").map(place));
  if (wrong.size === 0) return issues;
  return issues.filter((issue) => issue.code === "invalid_type" || !wrong.has(place(issue)));
}

function problemsOf(issue: Issue): Problem[] {
  if (issue.code === "unrecognized_keys") return unknownFields(issue.keys, issue.path);
  return nearest(issue).flatMap(({ path, ...fault }) =>
    fault.code === "unrecognized_keys"
      ? unknownFields(fault.keys, path)
      : [{ path: path.join("."), message: fault.message }],
  );
}

/** An unknown field is named by its own path, like every other problem. */
const unknownFields = (names: string[], path: PropertyKey[] = []): Problem[] =>
  names.slice(0, MOST_ISSUES).map((name) => ({
    path: [...path, name.slice(0, 100)].join("."),
    message: "Unknown field.",
  }));

/** For a union, the problems of the variant that the value comes closest to. */
function nearest(issue: Issue): Worded[] {
  if (issue.code !== "invalid_union" || issue.input === undefined) return [worded(issue)];
  const { path = [], input } = issue;
  const { discriminator, options } = issue as { discriminator?: string; options?: string[] };
  if (discriminator !== undefined) {
    const given = (input as Record<string, unknown>)[discriminator];
    return [worded({ code: "invalid_value", values: options ?? [], path, input: given })];
  }
  const kinds: Worded[][] = issue.errors;
  const [best] = kinds.filter((faults) => !faults.some(isOfWhole)).sort((one, other) => one.length - other.length);
  if (best) return best.map((fault) => ({ ...fault, path: [...path, ...fault.path] }));
  return [{ ...worded({ code: "custom", path, input }), message: wordsOfKinds(kinds.flat()) }];
}

const worded = (issue: Issue): Worded => z.core.util.finalizeIssue(issue, CONTEXT, z.config());

/** About the value as a whole, not about a part of it. */
const isOfWhole = ({ code, path }: Worded): boolean =>
  path.length === 0 && (code === "invalid_type" || code === "invalid_value");
