/** No address in an answer can carry a participant's words out of the workspace. */
export const HAS_LINK = /https?:|www\.|\]\(|<\w/i;
