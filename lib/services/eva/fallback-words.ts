import { MODEL_FAILURES, type ModelFailure } from "@/lib/integrations/model/model-failed";

/** What an answer says at its end when the language model did not write it. */
export const fellBack = (failure: ModelFailure): string =>
  `${MODEL_FAILURES[failure]}, so this is put together without it.`;

/** What stands before it was checked and shown already. */
export const brokeOff = "The language model broke off here, so this may not be everything.";

const LINES = [brokeOff, ...(Object.keys(MODEL_FAILURES) as ModelFailure[]).map(fellBack)];

/** Whether a stored answer says that it is not the model's. */
export const saysFallback = (text: string): boolean => text.split("\n\n").some((line) => LINES.includes(line));
