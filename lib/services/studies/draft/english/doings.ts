import { doingOf } from "./clause";
import { type Rule, rule, thing } from "./reading";

/** What people are doing, and how long it takes them. */
export const DOINGS: readonly Rule[] = [
  rule("what (?:is|was) it like (?:for (.+?) )?to (\\w+)(?: (.+))?", ([people = "", verb = "", rest = ""]) =>
    thing("attitude", doingOf(verb.toLowerCase(), rest), people || null),
  ),
  rule(
    "how (?:long|much time|many \\w+) does it take (.+?) to (\\w+)(?: (.+))?",
    ([people = "", verb = "", rest = ""]) => ({
      kind: "behaviour",
      people,
      verb: verb.toLowerCase(),
      rest,
    }),
  ),
  rule(
    "(why|how|when|where|what)(?: else)? (?:is|are|was|were|isn't|aren't|weren't)(?: not)? ((?:\\S+ ){0,3}(?:\\S+s|people|parents|staff|they|nobody|no one)) (\\w+ing)(?: (.+))?",
    ([asked = "", people = "", verb = "", rest = ""]) => ({
      kind: /^why$/i.test(asked) ? "reason" : "behaviour",
      people,
      verb: verb.toLowerCase(),
      rest,
    }),
  ),
];
