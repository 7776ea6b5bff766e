/** "What do you do?" is a question about a job, "What do you do when it rains?" isn't. */
const ENDS = "(?=\\s*(?:[?.,!;]|$|and\\b|und\\b|here\\b|there\\b|for (?:a living|work)\\b|professionally\\b))";
const ASKS = new RegExp(
  `(?<!\\p{L})(?:about (?:yourself|(?:your|the) (?:own )?(?:job|work|role|position|family|background|day))|introduce yourself|what (?:do you|you) do${ENDS}|what(?:['’]s| is) your (?:job|role|position|background|occupation|profession)|who (?:are you|you are)|what (?:job|work) do you do|(?:von|über|zu) (?:sich|dir|ihnen)(?: selbst)?|(?:ihre|deine)[rn]? (?:rolle|arbeit|beruf|aufgabe)(?!\\p{L})|stell(?:en sie|st? du)? (?:sich|dich)|was mach(?:en sie|st du) (?:so |denn |eigentlich )*(?:beruflich|von beruf)|was (?:mach(?:en sie|st du)|(?:sie|du) (?:so |eigentlich )?mach(?:en|st))(?: denn| so)*(?=\\s*(?:[?.,!;]|$|und\\b))|erzähl(?:en sie|st? du)?(?: doch| erst| einfach| mal)*\\s*(?:[.?!]|$)|wer (?:sind sie|bist du))`,
  "iu",
);

/** Whether a question asks somebody who they are and what they do. */
export const asksWhoYouAre = (question: string): boolean => ASKS.test(question);
