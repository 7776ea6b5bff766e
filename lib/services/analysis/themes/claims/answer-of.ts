import type { AskedFor } from "../statements/asks-for";

const NOTHING =
  /^\W*(?:(?:no|nein|nope|well|um|er|hm+|honestly|eigentlich|also)\b[\s,.…]*)*(?:nothing|none|not much|not really|no complaints|nichts|wenig|gar nichts|eigentlich nichts)\b/iu;
const NOTHING_COMES =
  /^\W*(?:(?:no|nein|hm+|also|eigentlich)\b[\s,.]*)*(?:mir (?:ist|fällt|fehlt) (?:\p{L}+ )?nichts|da (?:ist|gibt es|fällt mir|fehlt mir) nichts|(?:es |mich |mir )?(?:stört|nervt|ärgert|fehlt) (?:es |mich |mir )?(?:da |eigentlich |gar )?nichts|nothing (?:\p{L}+ )?(?:comes to mind|bothers|annoys)|(?:i )?can[’']t (?:think of (?:anything|any)|complain)|i[’']?m (?:happy|fine) (?:with it )?as it is|alles (?:gut|bestens|in ordnung))/iu;
/** "Nothing. Oh, except the fees." names something after all. */
const AFTER_ALL =
  /\b(?:except|apart from|other than|oh|actually|maybe|well|I(?:[’']d| would) \p{L}+|I wish|should|doch|außer|vielleicht|höchstens|ach)\b/iu;
/** "The end of it was fine!": people who are happy with what they were asked about would change nothing about it. */
const CONTENT =
  /^\W*(?:(?:oh|well|no|honestly|um)\b[\s,.]*)*(?:it|that|this|everything|all of it|the [^.!?,;]{1,60}) (?:was|is|were|are) (?:\p{L}+ )?(?:fine|good|perfect|great|okay|ok|alright)(?: as (?:it|they) (?:is|was|are|were)| for me| already)?[.!]/iu;
/** What follows may be either: "Nothing, but I hardly use it." */
const OPEN = /\b(?:but|although|aber|nur)\b/iu;
const UNKNOWN =
  /^\W*(?:n ?\/? ?a|k ?\. ?a ?\.?|idk|dunno|no comment|(?:i )?(?:can[’']?t|cannot|don[’']?t|do not) remember|(?:i )?(?:don[’']?t|do not) know|no idea|not sure|(?:ich )?wei(?:ß|ss) (?:es )?nicht|keine ahnung)\b(?:\s+\S+){0,2}\W*$/iu;

/** "Yes, really." names nothing. */
const AGREES =
  /^(?:\W*\b(?:yes|yeah|yep|yup|sure|right|true|exactly|really|absolutely|definitely|totally|honestly|of course|certainly|indeed|okay|ok|oh|well|mm+|uh-huh|i (?:do|did|would|have|am)|it (?:is|was|does|did)|that[’']s (?:right|true|it)|ja|jawohl|genau|stimmt|klar|natürlich|wirklich|doch|auf jeden fall|das (?:stimmt|ist so))\b)+\W*$/iu;

/** Its beginning that says that there is nothing, if it has one. */
export const nothingIn = (text: string): string => NOTHING.exec(text)?.[0] ?? "";

/**
 * Whether the answer to a question that asks people to name something names it, says that there is nothing, or neither.
 */
export function answerOf(text: string, asked: AskedFor): "something" | "nothing" | "neither" {
  if (!/[\p{L}\p{N}]/u.test(text) || UNKNOWN.test(text) || AGREES.test(text)) return "neither";
  const [nothing] =
    NOTHING.exec(text) ?? NOTHING_COMES.exec(text) ?? (asked === "praise" ? null : CONTENT.exec(text)) ?? [];
  if (nothing === undefined) return "something";
  const rest = text.slice(nothing.length);
  if (AFTER_ALL.test(rest)) return "something";
  return OPEN.test(rest) ? "neither" : "nothing";
}
