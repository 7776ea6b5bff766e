const THING = "(?:things?|parts?|bits?|aspects?|side)";
const ENGLISH = new RegExp(
  `^(?:and )?(?:what(?:['’]s| is| was| are| were)|tell me) (?:the )?(?:very )?(best|nicest|greatest|worst|most annoying|most frustrating) ${THING} (?:about|of|with|in|at) (.+?)[\\s?.!]*$`,
  "iu",
);
const GERMAN =
  /^(?:und )?was (?:ist|war|finden die leute) (?:das )?(beste|schönste|schlimmste|schlechteste|nervigste) (?:an|am|bei|beim|von|vom) (.+?)[\s?.!]*$/iu;
const GOOD = /^(?:best|nicest|greatest|schönst)/iu;

/** "What's the worst thing about the fee?" as what people dislike about it; null for any other question. */
export function readSuperlative(question: string): string | null {
  const typed = question.trim();
  const english = ENGLISH.exec(typed);
  if (english) return `What do people ${GOOD.test(english[1] ?? "") ? "like" : "dislike"} about ${english[2]}?`;
  const german = GERMAN.exec(typed);
  return german && `Was ${GOOD.test(german[1] ?? "") ? "gefällt" : "stört"} die Leute an ${german[2]}?`;
}
