/** Whether a text is a page's URL. Some texts parse as a URL and aren't one, such as `localhost:3000`. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
