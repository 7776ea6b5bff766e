type Empty = null | undefined;
type MayBeEmpty<T> = { [K in keyof T]: Extract<T[K], Empty> extends never ? never : K }[keyof T];
type Compact<T> = T extends unknown ? Omit<T, MayBeEmpty<T>> & { [K in MayBeEmpty<T>]?: Exclude<T[K], Empty> } : never;

/** Removes empty fields, since a client pays for each one. */
export function compact<T extends object>(fields: T): Compact<T> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) if (value !== null && value !== undefined) kept[name] = value;
  return kept as Compact<T>;
}

/** The list, or null if it is empty. */
export const some = <T>(list: readonly T[]): T[] | null => (list.length > 0 ? [...list] : null);
