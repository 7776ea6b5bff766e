/** The browser itself is gone, without a sign from the page: killed, or the machine ran out of memory. */
export class BrowserLost extends Error {
  constructor() {
    super("An agent's browser closed unexpectedly.");
  }
}
