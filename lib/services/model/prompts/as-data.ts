/** Participants' words can hold anything, so no character of theirs can close the block they stand in. */
export const asData = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Values as data between two marks, one a line. */
export const dataBlock = (name: string, values: readonly unknown[]): string =>
  `<${name}>\n${values.map(asData).join("\n")}\n</${name}>`;
