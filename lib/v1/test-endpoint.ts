import { AppError, type Problem } from "@/lib/core/errors";
import { v1 } from "./surface";

/** The services' study is a test here, and some of its fields have different names in this API. */
const inOurWords = (text: string): string => text.replace(/\bstudy\b/g, "test").replace(/\bStudy\b/g, "Test");
const OUR_FIELDS: Record<string, string> = { targetParticipants: "n_participants" };
const NO_DRAFT = "This test is no longer a draft.";

function inOurNames(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const { problems } = error.extra;
  // This API doesn't mention the services' states, such as paused.
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

/** An endpoint of a test: refusals of the services are reported in this API's terms. */
export const v1OfTest: typeof v1 = (operation, handle) =>
  v1(operation, async (ctx, input) => {
    try {
      return await handle(ctx, input);
    } catch (error) {
      throw inOurNames(error);
    }
  });
