import type { QuestionKind } from "../question/question-terms";

const NUMBER =
  /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|once|twice|half|percent|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|hundert|tausend|stunden?|minutes|hours|days|weeks|months)\b/i;
/** "Every Monday", "twice a week", "hardly ever" */
const FREQUENCY =
  /\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days|every (?:single |other |few |\p{L}+ )?(?:day|morning|evening|night|week|weekend|month|quarter|year|hour|\p{L}+day)s?|each (?:day|morning|week|month|quarter|year)|daily|weekly|monthly|yearly|hourly|quarterly|(?:once|twice|thrice|\p{L}{1,20} times|\d+ times|\d+x?) (?:a|an|per|every|each|in) (?:\p{L}+ )?(?:hour|day|week|month|quarter|year|season|fortnight)s?|hardly ever|almost never|most (?:days|mornings|evenings|weeks|months)|(?:i|we|they|he|she) (?:\p{L}+ )?(?:always|never|rarely|seldom|often|usually|constantly)|all the time|now and then|from time to time|täglich|wöchentlich|monatlich|jährlich|jede[nrs]? (?:\p{L}+ )?(?:tag|morgen|abend|woche|monat|jahr|quartal|mal|\p{L}+tag)|(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)mal|\d+ ?mal) (?:am|pro|im|in der|die|jede\p{L}) \p{L}+|ständig|selten|fast nie)\b/iu;
/** "A hundred euros", "half the price", "forty-nine a month" */
const AMOUNT =
  /[$€£¥]\s?\d|\d(?:[.,]\d+)?\s?(?:[$€£¥]|(?:euros?|pounds?|dollars?|bucks|quid|cents?|francs?|franken|kronor|pence)\b)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{L}{0,12}teen|\p{L}{0,12}ty|hundred|thousand|fifty|zwanzig|hundert|tausend)(?:[ -]\p{L}+){0,2} (?:euros?|pounds?|dollars?|bucks|quid|cents?|pence|p|francs?|kronor)\b|\bpay (?:\p{L}+ )?\d|(?:\d|\b\p{L}{2,9}(?:ty|teen|hundred)(?:-\p{L}{3,5})?) (?:a|per) (?:month|year|visit|seat|person|head|class|session|night)\b|\b(?:hundred|thousand|half the price|twice (?:the|that|as much)|paid double|pay double|for free|hundert|tausend|umsonst|das doppelte)\b/iu;

const COUNT =
  "(?:\\d{1,12}(?:[.,]\\d{1,12})?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}*teen|\\p{L}*ty(?:-\\p{L}+)?|half an?|several|some|many|few|couple of|hundreds? of|eine[nrms]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}*zehn|\\p{L}*zig|halbe[ns]?|paar|einige|viele)";
/** "Ten minutes", "since May", "ages": "twice" isn't how long. */
const DURATION = new RegExp(
  `(?<!\\p{L})(?<!(?:once|twice|times|per|every|on|in|of|such|what) )(?:${COUNT}[- ](?:\\p{L}+ )?(?:or (?:${COUNT}) )?(?:second|sec|minute|min|hour|hr|day|night|week|fortnight|month|year|decade|weekend|morning|afternoon|evening)s?|${COUNT} (?:and a half )?(?:sekunde|minute|stunde|tag|woche|monat|jahr)(?:e[ns]?|n)?|(?:year|month|week|hour|day) and a half|since (?:\\d{4}|\\p{Lu}\\p{L}+|last|the|we|I|before)|(?:for )?ages|for ?ever|no time|straight away|immediately|overnight|seit|ewig|stundenlang|jahrelang|tagelang|wochenlang)(?!\\p{L})`,
  "iu",
);

const MEASURES: Partial<Record<QuestionKind, RegExp>> = {
  number: NUMBER,
  duration: DURATION,
  often: FREQUENCY,
  amount: AMOUNT,
};

/** What a sentence has to contain that says how many, how often or how much; null if no measure is asked for. */
export const measureOf = (kind: QuestionKind): RegExp | null => MEASURES[kind] ?? null;
