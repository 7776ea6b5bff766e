import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

const TYPES: Record<string, string> = {
  string: "a string",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  record: "an object",
  null: "null",
};

const FORMATS: Record<string, string> = {
  email: "an email address",
  url: "a URL",
  datetime: "a date and time with its time zone, such as 2026-11-20T09:30:00Z",
  date: "a date, such as 2026-11-20",
  base64: "Base64 text",
};

const joined = (words: readonly string[]): string =>
  words.length < 3 ? words.join(" or ") : `${words.slice(0, -1).join(", ")}, or ${words.at(-1)}`;

const typeOf = (type: string): string => TYPES[type] ?? type;
const listed = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value));

/** For a value that is none of several types: `Must be a string or a number.` */
export function wordsOfKinds(faults: readonly z.core.$ZodIssue[]): string {
  const kinds = faults.flatMap((fault) => {
    if (fault.code === "invalid_type") return [typeOf(fault.expected)];
    return fault.code === "invalid_value" ? listed(fault.values) : [];
  });
  return kinds.length > 0 ? `Must be ${joined([...new Set(kinds)])}.` : "This is not valid.";
}

type Size = { origin: string; exact?: boolean | undefined; limit: number | bigint; bound: string; beyond: string };

function wordsOfSize({ origin, exact, limit, bound, beyond }: Size): string | undefined {
  const how = exact ? "exactly" : bound;
  if (origin === "string") return `Must be ${how} ${limit} character${Number(limit) === 1 ? "" : "s"} long.`;
  if (origin === "array") return `Must have ${how} ${limit} item${Number(limit) === 1 ? "" : "s"}.`;
  if (origin === "number" || origin === "int") return `Must be ${beyond} ${limit}.`;
  return undefined;
}

/**
 * What a caller is told about a value. The parser's own words are about its schemas (“Too big: expected string to have
 * <=200 characters”); undefined leaves them.
 */
export function wordsOfIssue(issue: Issue): string | undefined {
  if (issue.code === "invalid_type") return `Must be ${typeOf(issue.expected)}.`;
  if (issue.code === "invalid_value") return `Must be ${joined(listed(issue.values))}.`;
  if (issue.code === "invalid_format") return issue.format in FORMATS ? `Must be ${FORMATS[issue.format]}.` : undefined;
  if (issue.code === "too_big") {
    const beyond = issue.inclusive === false ? "less than" : "at most";
    return wordsOfSize({ ...issue, limit: issue.maximum, bound: "at most", beyond });
  }
  if (issue.code !== "too_small") return undefined;
  if (issue.origin === "string" && Number(issue.minimum) === 1 && !issue.exact) return "Must not be empty.";
  const beyond = issue.inclusive === false ? "more than" : "at least";
  return wordsOfSize({ ...issue, limit: issue.minimum, bound: "at least", beyond });
}
