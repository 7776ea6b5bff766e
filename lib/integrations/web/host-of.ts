/** A host as names and addresses are compared: lower case, without the brackets of IPv6 and without a last dot. */
export const hostOf = (hostname: string): string =>
  hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
