/** In characters: the title of a study, board, tag, clip, report or the like, and the name of a project or speaker. */
export const LONGEST_NAME = 200;
/** In characters: the description of a project or tag. */
export const LONGEST_DESCRIPTION = 2000;
/** In characters, as file systems have it. */
export const LONGEST_FILE_NAME = 255;
/** In characters: what a person or a workspace is called. */
export const LONGEST_OWN_NAME = 120;
/** In characters: what an identity provider is called. */
export const LONGEST_PROVIDER_NAME = 80;
/** In characters: what an API key is called. */
export const LONGEST_KEY_NAME = 80;
/** In characters: what a participant who books a time is called. */
export const LONGEST_PARTICIPANT_NAME = 100;
/** In characters: an email address as it is typed to confirm something. */
export const LONGEST_CONFIRMATION = 320;
