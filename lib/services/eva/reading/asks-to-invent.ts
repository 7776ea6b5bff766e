const MADE =
  "(?:personas?|user stor(?:y|ies)|(?:customer |user )?journey(?: maps?)?|empathy maps?|swot(?: analysis)?|business (?:cases?|plans?|model(?: canvas)?)|value propositions?(?: canvas)?|jobs?[- ]to[- ]be[- ]done|jtbd|tweets?|(?:linkedin|blog|social media) posts?|press releases?|newsletters?|headlines?|taglines?|slogans?|poems?|haikus?|songs?|elevator pitch(?:es)?|roadmaps?|acceptance criteria|wireframes?|mock-?ups?|landing pages?|(?:product |feature )names?)";
const SOME =
  "(?:(?:me|us|an?|the|our|some|two|three|four|five|\\d+|a few|detailed|short|simple|new|user|users|customer|customers|buyer|research|mir|uns|ein|eine|einen|drei) )*";
const ASKS = [
  new RegExp(
    `^(?:please |can you |could you |bitte )?(?:create|make|write|draft|build|generate|give|prepare|come up with|suggest|define|derive|identify|erstelle?|schreibe?|entwirf|mache?) ${SOME}${MADE}(?!\\p{L})[^?]{0,120}[?.!\\s]*$`,
    "iu",
  ),
  new RegExp(
    `^(?:what|which|welche|was) (?:(?:are|is|were|would be|sind|ist|wären) )?${SOME}${MADE}(?: (?:of|for|from|here|do (?:we|you) see|can (?:we|you) derive)[^?]{0,60})?[?.!\\s]*$`,
    "iu",
  ),
];

/** Whether a text asks Eva to make something up from what was said: personas, a slogan, jobs to be done. */
export const asksToInvent = (text: string): boolean => ASKS.some((pattern) => pattern.test(text.trim()));

export const INVENTS_NOTHING = {
  en: "Without a language model, Eva writes nothing of her own: she quotes who said what, and counts them. Ask for what it can be made of, such as “What problems did people have?”, “What do people wish for?” or “Why do people leave?”, or have a report written (“Write a report about the price”).",
  de: "Ohne Sprachmodell schreibt Eva nichts Eigenes: Sie zitiert, wer was gesagt hat, und zählt. Fragen Sie nach dem, woraus es entstehen kann, etwa „Welche Probleme hatten die Leute?“, „Was wünschen sich die Leute?“ oder „Warum kündigen die Leute?“, oder lassen Sie einen Bericht schreiben („Schreibe einen Bericht über den Preis“).",
};
