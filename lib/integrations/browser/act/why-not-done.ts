/** The browser's own errors, in words for people. */
const SENTENCES: [RegExp, string][] = [
  [/^(This|Agents|It) /, ""],
  [/intercepts pointer events/, "Something covers it."],
  [/outside of the viewport|not visible|zero size/i, "It is not visible on this screen."],
  [/not enabled|disabled/i, "It is disabled."],
  [/did not find some options/i, "It does not have this option."],
  [/not attached|detached|is gone/i, "It disappeared before it could be used."],
  [
    /ERR_TUNNEL_CONNECTION_FAILED|ERR_NAME_NOT_RESOLVED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SSL|ERR_CERT/,
    "The site could not be reached.",
  ],
  [/crash|Target (page|closed)|has been closed/i, "The page crashed."],
  [/longer than|Timeout/i, "It did not respond in time."],
];

export function whyNotDone(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, sentence = "It could not be done."] = SENTENCES.find(([pattern]) => pattern.test(message)) ?? [];
  return sentence || (message.split("\n")[0] ?? "");
}
