import type { Observation, PageElement } from "./observation";

const flag = (on: boolean | null, word: string): string => (on ? ` ${word}` : "");

function lineOf(element: PageElement): string {
  const { ref, role, name, near, value, options, href, landmark } = element;
  const parts = [`[${ref}] ${role} "${name || near}"`];
  if (value) parts.push(`value="${value.slice(0, 80)}"`);
  if (options.length > 0) parts.push(`options=${JSON.stringify(options.slice(0, 20))}`);
  if (href && URL.canParse(href)) parts.push(`to=${new URL(href).pathname}`);
  if (landmark) parts.push(`in ${landmark}`);
  const flags =
    flag(element.required, "required") +
    flag(element.invalid, "invalid") +
    flag(element.disabled, "disabled") +
    flag(element.checked, "checked") +
    flag(element.expanded, "expanded") +
    flag(element.coveredBy !== null, "covered");
  return parts.join(" ") + flags;
}

/** The page as text for a model: its abbreviated accessibility tree and its words. All of it is data from the page. */
export function describePage(observation: Observation): string {
  const { url, title, headings, elements, messages, dialog, text } = observation;
  return [
    `Address: ${url}`,
    `Title: ${title}`,
    dialog === null ? "" : `Open dialog: ${dialog}`,
    ...messages.map((message) => `Message: ${message}`),
    ...headings.slice(0, 20).map((heading) => `Heading ${heading.level}: ${heading.text}`),
    "Controls:",
    ...elements.slice(0, 150).map(lineOf),
    "Words of the page:",
    text.slice(0, 3_000),
  ]
    .filter(Boolean)
    .join("\n");
}
