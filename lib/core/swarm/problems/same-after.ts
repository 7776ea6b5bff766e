import type { Observation } from "@/lib/core/swarm/observation";

const faceOf = ({ url, text, title, dialog, messages, elements }: Observation): string =>
  JSON.stringify([
    url,
    title,
    text.replace(/\s+/g, " "),
    dialog,
    messages,
    elements.map(({ role, name, value, checked, expanded, disabled, invalid }) => [
      role,
      name,
      value,
      checked,
      expanded,
      disabled,
      invalid,
    ]),
  ]);

/** Whether two observations show a person the same page; scroll position and focus don't count. */
export const sameAfter = (before: Observation, after: Observation): boolean => faceOf(before) === faceOf(after);
