/** The LIKE pattern for values that contain the text; `%`, `_` and `\` in it are literal. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
