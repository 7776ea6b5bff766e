/** The browser itself is gone, without a sign from the page: killed, or the machine ran out of memory. */
export class BrowserLost extends Error {
  constructor() {
    super("The browser of an agent ended by itself.");
  }
}
