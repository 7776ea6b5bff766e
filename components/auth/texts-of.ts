/**
 * What stands in the boxes of a form. Read when it is sent, not kept in state: a box that React controls from an empty
 * state loses what was typed, or filled in by the browser, before the page came to life.
 */
export function textsOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<Name, string>;
}
