import { isMany } from "./clause";
import { peopleFirst, type Rule, rule, thing } from "./reading";

const VIEWS =
  "(?:attitudes?|perceptions?|views?|opinions?|feelings?|beliefs?|expectations?|trust|feedback|reactions?|thoughts|impressions?)";
const GROUP =
  "gen(?:eration)? ?(?:x|y|z|alpha)|millennials|boomers|teens|teenagers|students|parents|seniors|freelancers|older (?:people|adults)|young (?:people|adults)|kids|children|families|women|men";
/** Words with such an ending are names of products only now and then. */
const COMMON =
  /^(?:(?:customer|user|client|employee|mobile|checkout|search|sign-?up|homepage|app|email|team|school|meal|food|health|price|product|remote|home|work|travel)|\p{L}+(?:ing|ment|tion|sion|ity|ness|ance|ence|ers?))$/iu;
const LONE_PART =
  /^(?!(?:an?|the|our|your|their|my|this)\b)(?:[\w-]+ ){1,3}(?:page|form|flow|screen|process|site|website|homepage|dashboard|menu|button|wizard|journey)$/i;

/** A few words as they stand within a sentence: "the pricing page", "onboarding", but "Jira". */
export function asNamed(subject: string): string {
  const [first = "", ...rest] = subject.split(" ");
  const plain = COMMON.test(first) ? [first.toLowerCase(), ...rest].join(" ") : subject;
  return LONE_PART.test(plain) ? `the ${plain}` : plain;
}

/** Whose views: "customers'", "people's", but no "customer" of "customer perceptions". */
const whoever = (people: string): string | null => {
  const who = people.replace(/(?:['’]s|['’])$/, "");
  return who !== people || isMany(who) ? who : null;
};
const one = (people: string): string => `${/^[aeiou]/i.test(people) ? "an" : "a"} ${people.replace(/s$/, "")}`;

/** What isn't asked but named: "attitudes towards electric cars", "usability of the booking form". */
export const SUBJECTS: readonly Rule[] = [
  rule(
    `(?:the )?(?:(\\S+(?: \\S+)?) )?${VIEWS} (?:towards?|to|about|of|on|in|regarding) (.+?)(?: (?:among|amongst) (.+))?`,
    ([whose = "", about = "", people = ""]) => thing("attitude", about, whoever(people || whose)),
  ),
  rule(
    "(?:the |our )?(?:(\\S+(?: \\S+)?) )?(?:experiences?|satisfaction|problems?|struggles?|frustrations?) (?:with|of using|using) (.+)",
    ([whose = "", about = ""]) => thing("evaluation", about, whoever(whose)),
  ),
  rule("(?:the )?(?:usability|ease of use|clarity|quality|performance|accessibility) of (.+)", ([about = ""]) =>
    thing("evaluation", about),
  ),
  rule("(?!(?:an?|the|our|your)\\b)((?:\\S+ ){0,2}\\S+) (?:experience|usability|satisfaction)", ([about = ""]) =>
    thing("evaluation", asNamed(about)),
  ),
  rule("(?:the )?jobs?[ -]to[ -]be[ -]done (?:for|of|in|around|with) (.+)", ([about = ""]) =>
    thing("behaviour", about),
  ),
  rule(
    "(?:the )?(?:\\w+ )?(?:needs?|goals|motivations|pain points|challenges|frustrations) (?:and \\w+ )?(?:of|for) ((?:[\\w-]+ ){0,3}[\\w-]+[^s]s)",
    ([people = ""]) => thing("attitude", `being ${one(people)}`, people),
  ),
  rule(
    "(?:the )?(?:reasons?|causes?|drivers?|triggers?|motivations?|barriers?|obstacles?) (?:for|of|to|behind) (.+)",
    ([about = ""]) => peopleFirst("reason", about),
  ),
  rule(
    "(?:the )?(?:\\w+ )?(?:pain points?|problems?|issues?|challenges?|frustrations?|difficulties) (?:in|with|around|about|of|when|while|for) (.+)",
    ([about = ""]) => peopleFirst("evaluation", about),
  ),
  rule("(?:the )?experiences? of (\\w+ing .+)", ([about = ""]) => thing("attitude", about)),
  rule(
    "(?:the )?(.+?) (?:habits?|behaviou?rs?|routines?|practices|patterns)(?: (?:of|among|in) (.+))?",
    ([about = "", people = ""]) => thing("behaviour", asNamed(about), people || null),
  ),
  rule("(?:the )?(.+? (?:journey|process|workflow)) of (.+)", ([about = "", people = ""]) =>
    thing("behaviour", `the ${asNamed(about).replace(/^the /, "")}`, people),
  ),
  rule(`(${GROUP}) and (.+)`, ([people = "", about = ""]) => thing("attitude", about, people)),
  rule("(?!(?:an?|the|our|your)\\b)((?:[\\w-]+ ){0,2}[\\w-]+) for (.+)", ([about = "", people = ""]) => {
    const group = people.replace(/ (?:with|without|who|in|of|under|over) .*$/, "");
    return isMany(group)
      ? thing("attitude", asNamed(about), people)
      : thing("attitude", asNamed(`${about} for ${people}`));
  }),
];
