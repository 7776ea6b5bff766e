import { bold, type DraftBlock, type DraftSection, heading, text } from "../draft";
import { type Claim, countVoices, type Findings, peopleOfTheme } from "../findings";
import { claimText, howSection, inShort, isSaid, made, named, nextSteps, quotesOf, themeChart } from "../parts";
import { wordsIn, wordsOf } from "../words/words-of";

const MOST_THEMES = 5;
const MOST_CLAIMS = 2;
const MOST_QUOTES = 2;
const MOST_AGAINST = 6;

/** The findings on a few pages: the strongest claims with a few quotes each, and what contradicts them. */
export function summary(all: readonly Findings[]): DraftSection[] {
  const words = wordsOf(all);
  return [
    inShort(all),
    howSection(all),
    { heading: words.themes.key, blocks: all.flatMap((findings) => named(all, findings, keyThemes(findings))) },
    { heading: words.against.heading, blocks: all.flatMap((findings) => named(all, findings, against(findings))) },
    ...nextSteps(all),
    made(all),
  ];
}

function keyThemes(findings: Findings): DraftBlock[] {
  const words = wordsIn(findings.isGerman);
  const themes = findings.themes.filter(isSaid).slice(0, MOST_THEMES);
  if (themes.length === 0) return [text(words.noTheme)];
  const blocks = themeChart(findings);
  for (const theme of themes) {
    blocks.push(heading(3, theme.title));
    blocks.push(text(`${theme.summary} ${words.themes.quoted(peopleOfTheme(theme))}`.trim()));
    for (const claim of theme.claims.slice(0, MOST_CLAIMS))
      blocks.push(claimText(theme, claim, findings), ...quotesOf(claim, "support", MOST_QUOTES));
  }
  return blocks;
}

function against(findings: Findings): DraftBlock[] {
  const disputed = findings.themes.flatMap(({ claims }) => claims.filter((claim) => claim.against.length > 0));
  disputed.sort((a, b) => countVoices(b.against) - countVoices(a.against));
  if (disputed.length === 0) return [text(wordsIn(findings.isGerman).against.none)];
  return disputed
    .slice(0, MOST_AGAINST)
    .flatMap((claim) => [text(otherwise(claim, findings)), ...quotesOf(claim, "against", MOST_QUOTES)]);
}

/** How many people disagree with a claim. */
function otherwise({ text: words, against: voices }: Claim, { isGerman }: Findings): string {
  return `${bold(words)}\n${wordsIn(isGerman).against.otherwise(countVoices(voices))}`;
}
