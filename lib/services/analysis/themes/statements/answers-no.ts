/** What may come before a yes or no. */
export const LEAD_IN =
  "oh|well|um|er|hm+|honestly|god|lord|heavens|goodness|gosh|ha|sadly|sorry|unfortunately|absolutely|definitely|gott|ach|na ja|also|eigentlich|leider";
const NO = new RegExp(
  `^\\W*(?:(?:${LEAD_IN})\\b[\\s,.…]*)*(?:no|nope|nah|never|not (?:really|at all|yet|once|me|any ?more|so far|often)|nothing|none|hardly|i (?:don[’']t(?! (?:know|remember|recall|mind)\\b)|didn[’']t|haven[’']t|never|wouldn[’']t|can[’']t(?! (?:remember|recall|say)\\b))|nein|nee|nie|niemals|noch n(?:ie|icht)|gar nicht|nicht (?:wirklich|mehr|oft)|überhaupt nicht|keine?\\p{L}{0,2}(?! ahnung)|nichts|selten)(?!\\p{L})`,
  "iu",
);
/** "No, I do." and "Never say never: yes" */
const AFTER_ALL = /\b(?:yes|ja|doch)\b/iu;

/** Whether an answer to "Do you …?" begins with a no. */
export const answersNo = (text: string): boolean => NO.test(text) && !AFTER_ALL.test(text.slice(0, 80));
