/** The LIKE pattern for values that contain the text: `%`, `_` and `\` in it stand for themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
