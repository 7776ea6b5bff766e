/** The id of the element that holds the question that waits; controls are labelled by it. */
export const QUESTION_ID = "question";
