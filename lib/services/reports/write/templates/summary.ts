import { bold, type DraftBlock, type DraftSection, heading, people, text } from "../draft";
import { type Claim, countVoices, type Findings, peopleOfTheme } from "../findings";
import { claimText, howSection, inShort, isSaid, made, named, nextSteps, quotesOf, themeChart } from "../parts";

const MOST_THEMES = 5;
const MOST_CLAIMS = 2;
const MOST_QUOTES = 2;
const MOST_AGAINST = 6;

/** What was found, on a few pages: the strongest claims with a few quotes each, and what speaks against them. */
export function summary(all: readonly Findings[]): DraftSection[] {
  return [
    inShort(all),
    howSection(all),
    { heading: "Key themes", blocks: all.flatMap((findings) => named(all, findings, keyThemes(findings))) },
    { heading: "What speaks against it", blocks: all.flatMap((findings) => named(all, findings, against(findings))) },
    ...nextSteps(all),
    made(all),
  ];
}

function keyThemes(findings: Findings): DraftBlock[] {
  const themes = findings.themes.filter(isSaid).slice(0, MOST_THEMES);
  if (themes.length === 0) return [text("No theme came up often enough to name.")];
  const blocks = themeChart(findings);
  for (const theme of themes) {
    blocks.push(heading(3, theme.title));
    blocks.push(
      text(
        `${theme.summary} ${people(peopleOfTheme(theme))} are quoted on it.`.replace(" 1 person are", " 1 person is"),
      ),
    );
    for (const claim of theme.claims.slice(0, MOST_CLAIMS))
      blocks.push(claimText(claim, findings), ...quotesOf(claim, "support", MOST_QUOTES));
  }
  return blocks;
}

function against(findings: Findings): DraftBlock[] {
  const disputed = findings.themes.flatMap(({ claims }) => claims.filter((claim) => claim.against.length > 0));
  disputed.sort((a, b) => countVoices(b.against) - countVoices(a.against));
  if (disputed.length === 0)
    return [
      text(
        "No quote against the claims above was found. That nobody was heard to disagree does not mean that nobody does.",
      ),
    ];
  return disputed
    .slice(0, MOST_AGAINST)
    .flatMap((claim) => [text(otherwise(claim)), ...quotesOf(claim, "against", MOST_QUOTES)]);
}

/** How many say otherwise of a claim. */
export function otherwise({ text: words, against: voices }: Claim): string {
  const count = countVoices(voices);
  return `${bold(words)}\n${count === 1 ? "1 person says" : `${people(count)} say`} otherwise.`;
}
