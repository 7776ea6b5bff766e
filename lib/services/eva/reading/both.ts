const WHO =
  /^(?:who|which \p{L}+|how many(?: \p{L}+)?|(?:did|does|do|has|have|is|are|was|were|would) (?:any|some)(?:one|body| \p{L}+)|(?:is|are|was|were) there (?:any|some)\p{L}*(?: \p{L}+)? who|wer|hat (?:irgend)?jemand|wie viele(?: \p{L}+)?)(?!\p{L})/iu;
const BOTH = /^ (?:both|sowohl) (\P{Pe}+?) (?:and|as well as|und|als auch) (\P{Pe}+?)[\s?.!]*$/iu;
const LONGEST = 300;

/** The two questions of "Did anyone both … and …?"; null for any other. */
export function readBoth(question: string): [string, string] | null {
  const typed = question.trim();
  const who = typed.length > LONGEST ? undefined : WHO.exec(typed)?.[0];
  const [, one, other] = (who && BOTH.exec(typed.slice(who.length))) || [];
  return who && one && other ? [`${who} ${one}?`, `${who} ${other}?`] : null;
}
