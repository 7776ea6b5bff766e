/** The title of a dialog that asks about a named thing. A name that is a question itself gets no second mark. */
export const askAbout = (verb: string, name: string): string =>
  `${verb} “${name}”${/[?？؟]$/.test(name.trim()) ? "" : "?"}`;
