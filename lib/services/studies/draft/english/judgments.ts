import { clauseOf, doingOf } from "./clause";
import { peopleFirst, type Rule, rule, thing } from "./reading";

const QUALITY =
  "(?:easier|better|worse|faster|slower|clearer|simpler|harder|cheaper|quicker|more \\w+|less \\w+|easy|hard|difficult|clear|useful|helpful|good|bad|well|fast|slow|confusing|intuitive|understandable|worth|expensive|cheap|fair|attractive|usable|accessible|valuable|satisfied|happy|confident|important|high|low|popular|reliable|safe)";
const MOVES =
  "(?:annoy|frustrate|bother|irritate|confuse|surprise|worrie|concern|delight|please|disappoint|excite|scare|bore|impresse?|upset|puzzle|discourage|attract)(?:s|d|ed)?";
/** How good something is, what is wrong with it, what people need or think of it, and how we could do it better. */
export const JUDGMENTS: readonly Rule[] = [
  rule(
    "what (?:is|are) (?:missing|wrong|good|bad|great|confusing|annoying|useful|difficult) (?:from|with|about|in) (.+)",
    ([rest = ""]) => thing("evaluation", rest),
  ),
  rule(
    "what (?:are|is|were) (?:the )?(?:\\w+ )?(?:pain points?|problems?|issues?|challenges?|frustrations?|barriers?|obstacles?|strengths|weaknesses) (.+)",
    ([rest = ""]) => peopleFirst("evaluation", rest),
  ),
  rule(
    "what (?:are|is|were) (?:the )?(?:(\\S+(?: \\S+)?)(?:'s|s') |\\w+ )?(?:needs?|expectations?|opinions?|attitudes?|views?|perceptions?|wishes) (.+)",
    ([people = "", rest = ""]) => {
      const read = peopleFirst("attitude", rest.replace(/^towards /, ""));
      return { ...read, people: read.people ?? (people ? `${people.replace(/people$/, "")}` : null) };
    },
  ),
  rule(
    `what (?:most )?${MOVES} (.+?) (?:the )?(?:most )?(?:about|with|in|when|while) (?:using )?(.+)`,
    ([people = "", rest = ""]) => thing("evaluation", rest, people),
  ),
  rule(
    "what (?:do|does|did) (.+?) (?:struggle|have trouble|have problems|find (?:\\w+)) (?:with )?(?:most )?(?:when|while|about|in|with) (.+)",
    ([people = "", rest = ""]) => thing("evaluation", rest, people),
  ),
  rule(
    "how (?:can|could|should|might|do|would) (?:we|i) (?:best )?(?:get|help|encourage|convince|persuade|make|let|enable|motivate|bring) (.+)",
    ([rest = ""]) => {
      const read = clauseOf(rest);
      if (read.verb) return { kind: "behaviour", ...read };
      return thing("evaluation", rest.replace(/ (?:\w+er|better|more \w+|less \w+)(?: (?:for|to) .+)?$/i, ""));
    },
  ),
  rule("how (?:can|could|should|might|do|would) (?:we|i) (?:best )?\\w+ (.+)", ([rest = ""]) =>
    thing("evaluation", rest),
  ),
  rule(`how ${QUALITY} (?:is|was|would) it (?:be )?(?:for (.+?) )?to (\\w+)(?: (.+))?`, (parts) => {
    const [people = "", verb = "", rest = ""] = parts;
    return thing("evaluation", doingOf(verb.toLowerCase(), rest), people || null);
  }),
  rule(`how ${QUALITY} (?:is|are|was|were|do|does) (.+)`, ([rest = ""]) => {
    const [, people = null, about = rest] = /^(.+?) (?:with|about) (.+)$/i.exec(rest) ?? [];
    return thing(
      "evaluation",
      about.replace(/ (?:to (?:use|understand|learn|read)|works?|performs?|functions?|feels?)$/i, ""),
      people,
    );
  }),
  rule(
    `(?:why )?(?:is|are|was|were|isn't|aren't) (.+?) (?:(?:really|too|very|so|still|not) )*${QUALITY}\\b(?: (?:for|among|with|in) (.+))?.*`,
    ([rest = "", people = ""]) => thing("evaluation", rest, people || null),
  ),
];
