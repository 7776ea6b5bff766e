import { AppError } from "@/lib/core/errors";

/**
 * For `catch`: throws the same error with the paths of its problems in this API's names, as `start_seconds` for
 * `startSeconds`. `names` has those that are called otherwise here.
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
