import { AppError } from "@/lib/core/errors";

/** The same error with the paths of its problems in this API's names: `startSeconds` is `start_seconds`. */
export function snakePaths(error: unknown, names: Record<string, string> = {}): unknown {
  if (!(error instanceof AppError) || !error.extra.problems) return error;
  const problems = error.extra.problems.map((problem) => ({
    ...problem,
    path: names[problem.path] ?? problem.path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  }));
  return new AppError(error.kind, error.message, { ...error.extra, problems });
}
