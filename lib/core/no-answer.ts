const PLACES = {
  workspace: "this workspace",
  project: "this project",
  chosen: "the chosen studies and files",
} as const;

/** Eva's sentence for a question that nothing answers; `place` is what she read. */
export const noAnswer = (place: keyof typeof PLACES): string => `Nothing in ${PLACES[place]} answers that.`;

const SENTENCES = (["workspace", "project", "chosen"] as const).map(noAnswer);

/** Whether a stored answer says that nothing answers the question. */
export const isNoAnswer = (text: string): boolean => SENTENCES.some((sentence) => text.startsWith(sentence));
