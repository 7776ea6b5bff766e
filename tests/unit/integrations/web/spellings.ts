/** Sixteen ways to write this machine's own address in a URL. */
export const loopbackSpellings = (port: number): string[] =>
  [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "0.0.0.0",
    "localhost",
    "LOCALHOST.",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "①②⑦.0.0.1",
    "user:pw@127.0.0.1",
    "127.0.0.1.",
    "127.255.255.254",
  ].map((host) => `http://${host}:${port}/`);
