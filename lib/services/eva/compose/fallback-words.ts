import { MODEL_FAILURES, type ModelFailure } from "@/lib/integrations/model/model-failed";

/** The end of an answer that the language model didn't write. */
export const fellBack = (failure: ModelFailure): string =>
  `${MODEL_FAILURES[failure]}, so this is put together without it.`;

/** What comes before it was checked and shown already. */
export const brokeOff = "The language model broke off here, so this may not be everything.";

const LINES = [brokeOff, ...(Object.keys(MODEL_FAILURES) as ModelFailure[]).map(fellBack)];

/** Whether a stored answer says that it isn't the model's. */
export const saysFallback = (text: string): boolean => text.split("\n\n").some((line) => LINES.includes(line));
