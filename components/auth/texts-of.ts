/**
 * The texts in a form's boxes, read on submit rather than kept in state: a box that React controls would lose what the
 * browser filled in before hydration.
 */
export function textsOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<Name, string>;
}
