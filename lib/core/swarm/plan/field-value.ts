import type { PageElement } from "@/lib/core/swarm/observation";
import type { Persona, PersonaData, Task } from "@/lib/core/swarm/types";
import { likeness, plainWords, wordsOf } from "@/lib/core/swarm/words";

type Known = [meaning: RegExp, value: (data: PersonaData) => string];

/**
 * From specific to general: "email address" isn't an address. The first word of each is an autocomplete token (HTML
 * 4.10.18.7).
 */
const KNOWN: Known[] = [
  [/\bemail\b|e-mail|\bmail\b/, (data) => data.email],
  [/\btel\b|phone|mobile/, (data) => data.phone],
  [/given-name|first ?name|forename/, (data) => data.firstName],
  [/family-name|last ?name|surname/, (data) => data.lastName],
  [/organization|company|business/, (data) => data.company],
  [/postal-code|post ?code|zip|postal/, (data) => data.postcode],
  [/country/, (data) => data.country],
  [/address-level1|state|region|province|county/, (data) => data.region],
  [/address-level2|city|town/, (data) => data.city],
  [/street|address/, (data) => data.street],
  [/password/, (data) => data.password],
  [/bday|birth/, (data) => data.birthday],
  [/message|comment|question|tell us|feedback|review|note/, (data) => data.message],
  [/subject|topic|title/, () => "A question"],
  [/quantity|how many|amount|number of/, () => "1"],
  [/\bname\b/, (data) => `${data.firstName} ${data.lastName}`],
];

const PAYMENT = /\bcc-|card ?number|credit card|debit card|security code|\bcvc\b|\bcvv\b|\biban\b|account number|expir/;

/** What a persona knows about a field: its name and, with sight, the text beside it. */
const labelOf = ({ name, near, autocomplete, type }: PageElement, persona: Persona): string =>
  `${autocomplete} ${type} ${name} ${persona.perception === "sight" ? near : ""}`.toLowerCase();

/** Payment fields are never filled in. */
export const asksForPayment = (field: PageElement, persona: Persona): boolean => PAYMENT.test(labelOf(field, persona));

/** Quoted values in a task, with the words that say what they are: `the code "SAVE10"`. */
function quoted(task: Task): { hint: string[]; value: string }[] {
  return [...task.text.matchAll(/["“]([^"”]{1,200})["”]/g)].map((match) => ({
    hint: wordsOf(task.text.slice(Math.max(0, match.index - 40), match.index)),
    value: match[1] ?? "",
  }));
}

/**
 * The value for a field; null if the persona can't tell. After a rejection (`attempt` 1, 2) numbers are written as
 * digits only.
 */
export function fieldValue(field: PageElement, task: Task, persona: Persona, attempt: number): string | null {
  const label = labelOf(field, persona);
  const words = wordsOf(label);
  if (field.role === "searchbox" || /\bsearch\b/.test(label)) return searchWords(task);
  if (field.type === "date") return persona.data.birthday;
  const known = KNOWN.find(([meaning]) => meaning.test(label));
  // If the field says what it wants, one word in common may be coincidence: a postcode isn't a voucher code.
  const given = quoted(task).find(({ hint }) =>
    known
      ? hint.filter((word) => words.includes(word)).length > 1
      : hint.some((word) => words.some((other) => likeness(word, other) > 0)),
  );
  if (given) return given.value;
  if (known) {
    const value = known[1](persona.data);
    return attempt > 0 && /^[+\d][\d ()-]+$/.test(value) ? value.replace(/\D/g, "") : value;
  }
  if (field.type === "number" || field.role === "spinbutton") return "1";
  return null;
}

/** A task's search words: the quoted ones, or else the capitalized ones, or else the longest. */
function searchWords(task: Task): string {
  const [first] = quoted(task);
  if (first) return first.value;
  const capital = task.text.match(/(?<=\s)\p{Lu}[\p{L}\d]*(?:\s\p{Lu}[\p{L}\d]*)*/u);
  if (capital) return capital[0];
  return plainWords(task.text)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
    .join(" ");
}
