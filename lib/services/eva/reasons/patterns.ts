const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
const anyOf =
  (...patterns: readonly RegExp[]) =>
  (text: string): boolean =>
    patterns.some((pattern) => pattern.test(text));

const NOT_IS =
  "(?:(?:is|was|are|were)(?:n['’]t| not| never)|(?:['’]s|['’]re) not|ist nicht|war nicht|sind nicht|waren nicht)";
const REASON = "(?:reasons?|why|cause|problem|issue|grund|ursache|because|about)";
/** Something isn't the reason: "asking for the card is not why I left", "nothing to do with". */
export const deniesReason = anyOf(
  word(`${NOT_IS}(?: (?!only|just|nur)\\p{L}+){0,3} ${REASON}`),
  new RegExp(`(?<!\\p{L})${NOT_IS} (?:really )?(?:it|that|es|das)(?=\\s*(?:[.,;!–—]|$))`, "iu"),
  word("not (?:because of|due to)|nothing to do with|made no difference|makes no difference|(?:did|does)n['’]t matter"),
  word("not (?:the|a|my|our) (?:main |real |actual )?(?:reason|problem|issue|cause)|no (?:problem|issue)|kein problem"),
  word("(?:did|do)n['’]t (?:mind|care)|(?:did|do)n['’]t have (?:a|any) (?:problems?|issues?)"),
  word("(?:I|we)(?:['’]d| would)(?: have)? still|still have (?:left|gone|cancelled|canceled|stopped)"),
  word(
    "sceptical|skeptical|nicht (?:der|die|das) (?:grund|ursache|problem)|(?:lag|liegt)(?: es| das)? nicht|nichts (?:damit )?zu tun",
  ),
  word("nicht (?:wegen|am|an der|an dem|an den)|kein grund"),
);
/** "The price was honestly fine." */
export const isFine = anyOf(
  word(
    "(?:is|was|are|were|ist|war|sind|waren) (?:(?:honestly|really|totally|perfectly|absolutely|quite|actually|völlig|ganz|eigentlich) )*(?:fine|ok|okay|reasonable|fair|in ordnung)",
  ),
);
/** "So maybe it isn't the card": but "it isn't my card" says whose it is. */
export const isNotIt = anyOf(
  word(
    "(?:it|that)(?: is not| was not| isn['’]t| wasn['’]t|['’]s not)(?: really| so much)?(?: about| because of| down to)? (?:the|that|this)(?! (?:\\p{L}+est|most|best|first|only|same|worst)(?!\\p{L}))",
  ),
);
/** "The card was the whole thing for me", "that killed it" */
export const blames = anyOf(
  word(
    "(?:is|was|are|were|['’]s)(?: (?:really|honestly|mostly|definitely|probably|actually|just))* (?:the |a |my |our |one |what )?(?:(?:whole|main|real|big|biggest|only|number one) )*(?:thing|problem|reason|why|issue|cause|killer|deal ?-?breaker|last straw|did it)",
  ),
  word("killed it|did it for (?:me|us)|lost (?:me|us)|(?:put|puts) (?:me|us) off|scared (?:me|us)|drove (?:me|us)"),
  word(
    "(?:made|makes) (?:me|us) (?:leave|cancel|stop|quit|give up|go)|(?:stopped|prevented) (?:me|us)|kept (?:me|us) from",
  ),
  word(
    "(?:war|ist) (?:wirklich |einfach |eigentlich )?(?:der|das|ein) (?:\\p{L}+ )?(?:grund|problem)|hat mich abge\\p{L}+",
  ),
);
/** What would have been without it: "If there'd been no card I wouldn't have cancelled." */
export const isMissedBy = anyOf(
  word(
    "(?:if|without|wenn|ohne)\\b.*(?:would(?:n['’]t| not| never) have|(?:I|we)['’]d(?: not)? have (?:stayed|kept|paid|bought|finished|signed)|(?:hätte|wäre)\\p{L}* (?:ich|wir))",
  ),
);
/** One leads to the other: "it asked for a card, so I left". */
export const isLinked = anyOf(
  word(
    "because|cause|so|and (?:so )?(?:I|we)|that['’]s why|which is why|that was why|reason|due to|(?:left|quit|cancell?ed|stopped) over|weil|deshalb|deswegen|darum|wegen|also|und (?:ich|wir)",
  ),
);
/** Whatever the reason is. */
export const givesReason = anyOf(
  word(
    "because|that['’]s why|which is why|that was why|(?:the|my|our) reason|due to|(?:left|quit|cancell?ed|stopped) over|weil|deshalb|deswegen|darum|wegen|der grund",
  ),
);
/** Told of the speaker. */
export const isOwn = anyOf(
  word("I|I['’](?:d|m|ve|ll)|we|we['’](?:d|re|ve|ll)|me|us|my|our|ich|wir|mir|uns|mich|mein\\p{L}*|unser\\p{L}*"),
);
/** "The coriander was the reason." */
export const namesReason = anyOf(
  word("(?:the|my|our) (?:(?:whole|main|real|only) )*reason|what did it|der (?:einzige |wahre )?grund"),
  word(
    "(?:is|was|are|were)(?: \\p{L}+)? the (?:whole|main|real|only) (?:thing|problem)(?: for (?:me|us))?(?=\\s*[.,;!]|$)",
  ),
  word("that did it|did it for (?:me|us)|that killed it|deal ?-?breaker|last straw"),
);
/** "If somebody tells you they left over the price …" */
export const isOfOthers = anyOf(word("somebody|someone|anybody|anyone|people|others|they say|jemand|die leute|andere"));
/** What somebody was asked. */
export const asksWhy = anyOf(
  /^(?:und |and |so )*(?:why|how come|for what reasons?|what(?:['’]s| is| was| are| were) (?:the|your|his|her|their) (?:\p{L}+ )?reasons?|what (?:made|makes|led|drove|caused|put|stopped|stops|pushed|kept|keeps)|aus welche[mn] gr(?:und|ünden)|woran (?:lag|liegt|hat)|warum|wieso|weshalb|was war der grund)(?!\p{L})/iu,
);
export const asksWhether = anyOf(
  /^(?:und |and |so |also )*(?:is|was|are|were|did|do|does|had|has|have|ist|war|sind|waren|lag|liegt|hat|haben)(?!\p{L})/iu,
);

/** "The recipes are why I stay": of whatever is done. */
export const saysWhyOf = anyOf(word("(?:is|was|are|were|['’]s) why (?:I|we) \\p{L}+"));
/** "It's a deal-breaker": what the sentence before it is about. */
export const isOfThat = anyOf(
  /^\W*(?:(?:and|but|so|honestly|und|aber),? )*(?:it|that|this|das|es)(?!\p{L})(?! was (?:the|my|our|a) )/iu,
);

const THEN =
  /^(.+?)(?:[,;]? (?:and so|and|so|which is why|that['’]s why|deshalb|also|und) )((?:I|we|ich|wir)(?!\p{L}).*)$/iu;
/** What came before what somebody then did: "it asked for a card, and I closed the tab". */
export const thenIn = (sentence: string): { before: string; then: string } | null => {
  const [, before, then] = THEN.exec(sentence) ?? [];
  return before === undefined || then === undefined ? null : { before, then };
};

/** A sentence before and after its "because". */
const CLAUSES = /[,;:–—]|(?<!\p{L})(?=(?:because|weil|but|aber)(?!\p{L}))/iu;
export const clausesOf = (sentence: string): string[] => sentence.split(CLAUSES);
