/** What an admin can do about a response that the library refuses, by its message. */
const ADVICE: readonly [RegExp, (why: string) => string][] = [
  [
    /^Invalid (?:document )?signature/,
    () =>
      "The response isn't signed with the certificate entered here. Enter the provider's current signing certificate, and let it sign the assertion.",
  ],
  [
    /audience mismatch/,
    (why) =>
      `The response is meant for ${/Received: (\S+)/.exec(why)?.[1] ?? "another app"}. Enter our entity ID as the audience at the provider.`,
  ],
  [
    /No valid subject confirmation|assertion expired|not yet valid/,
    () =>
      "The response has expired, or isn't valid yet. Check the provider's clock, and how long its responses are valid.",
  ],
  [
    /^Bad status code|NoPassive/,
    () => "The provider refused the sign-in. Its own log says why; often the person isn't assigned to the app.",
  ],
];

/** A refused response in a sentence. */
export const samlProblem = (why: string): string =>
  ADVICE.find(([pattern]) => pattern.test(why))?.[1](why) ?? `The provider's response could not be trusted: ${why}`;
