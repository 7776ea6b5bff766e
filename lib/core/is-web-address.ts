/** Whether a text is the address of a page: one can parse as a URL and still be none, as `localhost:3000` does. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
