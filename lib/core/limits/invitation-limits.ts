/** How many people can be invited to a workspace in one request. */
export const MOST_INVITED_AT_ONCE = 50;
