import type { Codebook } from "@/lib/services/model/prompts/codebook";
import { Judge } from "./judge";
import type { Marked } from "./marked";
import { MOST } from "./most";

/**
 * A codebook without the claims that no evidence could save, such as those in another language than the passages, so
 * that coding isn't paid for in vain.
 */
export function fitting(
  { themes }: Codebook,
  passages: readonly Marked[],
  { study, language }: { study: string; language: string },
): Codebook {
  const judge = new Judge(
    [study, ...passages.map(({ line }) => line.question ?? "")],
    passages.map(({ line }) => line.text),
    language,
  );
  return {
    themes: themes.map((theme) => ({
      ...theme,
      claims: theme.claims.filter((claim) => judge.fit(claim, MOST.text) !== null),
    })),
  };
}
