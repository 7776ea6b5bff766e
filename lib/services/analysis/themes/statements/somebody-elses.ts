const PEOPLE =
  "clients?|customers?|colleagues?|co-?workers?|boss|friends?|neighbou?rs?|flatmates?|roommates?|suppliers?|mates?";
const FAMILY = "wife|husband|partner|son|daughter|mother|mum|mom|father|dad|sister|brother|kids?|children";
/** Whom people speak of who don't speak here, as a pattern. */
export const ELSE = `${PEOPLE}|${FAMILY}|wom[ae]n|m[ae]n|guys?|lady|ladies|girls?|boys?|lads?|blokes?|persons?|people|parents?|aunt|uncle|cousin|nephew|niece|grand\\p{L}+|frau|mann|freund\\p{L}*|nachbar\\p{L}*|kolleg\\p{L}*|mutter|vater|bruder|schwester|sohn|tochter|leute`;
const THINKS = "says?|said|thinks?|thought|reckons?|finds?|found";
const DID = "called|rang|phoned|wrote|came|e-?mailed|turned up|had|needed|wanted|complained";
const GOOD = "good|lovely|sweet|kind|nice|great|brilliant|fine|patient|annoyed|cross|angry|furious|rude";

/** What others think or do, what another thing of the kind is like, and what was so before. */
export const SOMEBODY_ELSES: readonly RegExp[] = [
  new RegExp(`\\b(?:my|our|a|the) (?:${PEOPLE}) (?:hates?|hated|loves?|loved|likes?|liked|${THINKS})\\b.*`, "giu"),
  new RegExp(`\\b(?:my|our) (?:${FAMILY}) (?:${THINKS})\\b.*`, "giu"),
  new RegExp(`\\b(?:and|but|then|when|because|so|until) (?:a|an|one|some|my|our) (?:${PEOPLE}) (?:${DID})\\b.*`, "giu"),
  new RegExp(`\\b(?:he|she|they) (?:was|were|is|are) (?:\\p{L}+ )?(?:${GOOD}) about (?:it|that|this)\\b`, "giu"),
  /\bmeine? (?:frau|mann|chef|chefin|kollege|kollegin|freund|freundin|nachbar|nachbarin) (?:sagt|meint|findet|fand|sagte|meinte|liebt|hasst)\b.*/giu,
  /\b(?:the|my|our|your|their) (?:other|previous|former) (?!day|night|week|hand|side|thing|way)(?:[\p{L}’']+ ){1,3}(?:is|was|are|were|has|had|does|did|never|always)\b[^,;.]*/giu,
  /\b(?:the|my|our) (?:old|last) (?:one|ones|place|job|app|firm|company|school|bank) (?:was|were|had|used)\b[^,;.]*/giu,
  /\b(?:was|were|had been) [^,.;!?]{2,60},? (?:(?:before|until|till) (?:(?:I|we|they|he|she|it|you|somebody|someone|that|then|this|last|my|our|the|an?)\b)[^.;]*|before(?=\W*$))/giu,
  /\bwar(?:en)? [^,.;!?]{2,60}, (?:bevor|bis) [^.;]*/giu,
  /\b(?:I|we|it|they|he|she|you|there) used to\b.*?(?=,? (?:but|now)\b|;|$)/giu,
];

const ASIDE = /\b(?:by the way|btw|incidentally|übrigens|nebenbei)\b/iu;
/** "So this is embarrassing.": to tell it is, not what is told. */
const TELLING =
  /^\W*(?:(?:so|well|okay|oh|look|now|ja|also)\b[\s,]*)*(?:(?:this|it)(?:[’']s| is) (?:(?:a bit|a little|rather|so|quite|really) )?embarrassing\b|(?:this|it|that)(?:[’']s| is) (?:\p{L}+ ){0,2}\p{L}+ to (?:say|admit|confess)\b|(?:I[’']m|I am|I feel) (?:\p{L}+ ){0,2}\p{L}+ to (?:say|admit|confess|tell)\b|(?:das|es) ist mir (?:\p{L}+ )?peinlich\b)/iu;

/**
 * "Too expensive, missing features, too complicated, other.": what there was to choose from. Each choice begins with
 * its first character: white space that could belong to two of them would make a long list take forever.
 */
const CHOICES =
  /^\W{0,3}(?:(?![^,]{0,30}\b(?:I|we|it|was|were|is|are|ich|wir|es|war|ist)\b)[^\s,.;:!?][^,.;:!?]{1,29},\s+){3,}(?:(?:and|or|und|oder) )?[^\s,.;:!?][^,.;:!?]{1,29}[.!”"’]{0,3}$/u;

/** A remark in passing, about the telling itself, or a list of answers to choose from. */
export const isBeside = (text: string): boolean => ASIDE.test(text) || TELLING.test(text) || CHOICES.test(text);
