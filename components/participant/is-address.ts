/** Whether a text looks like an email address; the server decides. */
export const isAddress = (text: string): boolean => /^\S+@\S+$/.test(text.trim());
