/** Participants' words can contain anything, so none of their characters may close the block they are in. */
export const asData = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Values as data between two marks, one per line. */
export const dataBlock = (name: string, values: readonly unknown[]): string =>
  `<${name}>\n${values.map(asData).join("\n")}\n</${name}>`;
