/** The browser itself went away, with no word from the page: killed, or the machine had no memory left for it. */
export class BrowserLost extends Error {
  constructor() {
    super("The browser of an agent ended by itself.");
  }
}
