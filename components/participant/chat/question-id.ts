/** The id of the element with the current question, which labels the controls. */
export const QUESTION_ID = "question";
