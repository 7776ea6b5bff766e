/** In characters. */
export const LONGEST_MAILBOX = 254;

/** One mailbox at a domain with a dot in it. */
export const MAILBOX = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** Whether a text is one mailbox, as the server would accept it. */
export const isMailAddress = (text: string): boolean =>
  text.trim().length <= LONGEST_MAILBOX && MAILBOX.test(text.trim());
