import { clause, peopleFirst, type Rule, rule, thing } from "./reading";

/** Why people do something: what keeps them, stops them, makes them, or plays a role in it. */
export const CAUSES: readonly Rule[] = [
  rule("why (?:we['’]re|we are|are we) losing (?:\\w+ )?\\w+ (?:after|during|at|in|on) (.+)", ([where = ""]) =>
    thing("reason", where),
  ),
  rule(
    "what (?:role|part) (?:do|does|did) .+? play (?:in|when|while|for|during) (\\w+ing) (.+)",
    ([verb = "", rest = ""]) => ({ kind: "behaviour", people: null, verb: verb.toLowerCase(), rest }),
  ),
  rule("what keeps? (.+?) (\\w+ing)(?: (.+))?", ([people = "", verb = "", rest = ""]) => ({
    kind: "reason",
    people,
    verb: verb.toLowerCase(),
    rest,
  })),
  rule(
    "what (?:drives|influences|affects|shapes|determines|increases|decreases|triggers) (.+?)(?: (?:among|for|of|in) (.+))?",
    ([rest = "", people = ""]) => thing("reason", rest, people || null),
  ),
  rule("why (?:is|are|was|were) (.+?) (?:\\w+ed|left|lost|broken|forgotten)(?: .+)?", ([rest = ""]) =>
    thing("reason", rest),
  ),
  rule(
    "what (?:would |is |are )?(?:(?:stopp|prevent|keep|driv|motivat|lead|caus|hold)ing|stops?|stopped|prevents?|prevented|keeps?|kept|drives?|drove|motivates?|leads?|led|causes?|caused|convinces?|holds?|persuades?) (.+?) (?:from |to |back from )(.+)",
    ([people = "", rest = ""]) => {
      const [verb = "", ...others] = rest.split(" ");
      return { kind: "reason", people, verb: verb.toLowerCase(), rest: others.join(" ") };
    },
  ),
  rule("what (?:would |could |might )?(?:makes?|made|lets?|gets?|helps?) (.+)", ([rest = ""]) =>
    clause("reason", rest),
  ),
  rule(
    "what (?:are|is|were) (?:the )?(?:\\w+ )?(?:reasons?|causes?|drivers?|motivations?|triggers?) (.+)",
    ([rest = ""]) => peopleFirst("reason", rest),
  ),
];
