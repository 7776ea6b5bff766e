/** A host in comparable form: lower case, without IPv6 brackets and trailing dot. */
export const hostOf = (hostname: string): string =>
  hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
