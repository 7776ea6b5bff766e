import { AppError, type Problem } from "@/lib/core/errors";
import { v1 } from "./surface";

/** What is a study to the services is a test here, and some of its fields have names of this API's own. */
const inOurWords = (text: string): string => text.replace(/\bstudy\b/g, "test").replace(/\bStudy\b/g, "Test");
const OUR_FIELDS: Record<string, string> = { targetParticipants: "n_participants" };
const NO_DRAFT = "This test is no longer a draft.";

function inOurNames(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const { problems } = error.extra;
  // The services' states, such as paused, are not told by this API.
  const leftDraft = error.kind === "conflict" && problems?.[0]?.path === "status";
  const ofOurs = ({ path, message, ...rest }: Problem): Problem => ({
    ...rest,
    path: OUR_FIELDS[path] ?? path,
    message: leftDraft ? NO_DRAFT : inOurWords(message),
  });
  return new AppError(error.kind, leftDraft ? NO_DRAFT : inOurWords(error.message), {
    ...error.extra,
    ...(problems && { problems: problems.map(ofOurs) }),
  });
}

/** An endpoint of a test: what the services refuse is told in this API's words. */
export const v1OfTest: typeof v1 = (operation, handle) =>
  v1(operation, async (ctx, input) => {
    try {
      return await handle(ctx, input);
    } catch (error) {
      throw inOurNames(error);
    }
  });
