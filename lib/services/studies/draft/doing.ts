/** Verbs that double their last letter: getting, planning, submitting. */
const DOUBLES =
  /^(get|set|put|cut|run|sit|quit|split|shop|stop|plan|drop|skip|chat|ship|log|begin|forget|submit|commit|refer|prefer|regret|hit|let|tag|map|swap|spot|grab|beg|rob|wrap|scan|scrap|step|tap|trim|pin|pop)$/;

/** The form after "of": "leave" becomes "leaving", "plan" "planning", "lie" "lying". */
export function doing(verb: string): string {
  if (DOUBLES.test(verb)) return `${verb}${verb.at(-1)}ing`;
  if (/^(die|lie|tie)$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  return /[^eoy]e$/.test(verb) && verb !== "be" ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
