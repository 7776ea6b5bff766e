/** Says in which zone times are shown: "In your time zone, Europe/Berlin". Only the browser knows it. */
export const inOwnZone = (): string =>
  `In your time zone, ${Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ")}`;
