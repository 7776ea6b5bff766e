import { AppError } from "@/lib/core/errors";

/**
 * For `catch`: rethrows the error with its problems' paths in this API's names, such as `start_seconds` for
 * `startSeconds`. `names` has those with a different name here.
 */
export const snakePaths =
  (names: Record<string, string> = {}) =>
  (error: unknown): never => {
    if (!(error instanceof AppError) || !error.extra.problems) throw error;
    const problems = error.extra.problems.map((problem) => ({
      ...problem,
      path: names[problem.path] ?? problem.path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    }));
    throw new AppError(error.kind, error.message, { ...error.extra, problems });
  };
