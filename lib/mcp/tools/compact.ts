type Empty = null | undefined;
type MayBeEmpty<T> = { [K in keyof T]: Extract<T[K], Empty> extends never ? never : K }[keyof T];
type Compact<T> = T extends unknown ? Omit<T, MayBeEmpty<T>> & { [K in MayBeEmpty<T>]?: Exclude<T[K], Empty> } : never;

/** Without the fields that hold nothing: a client pays for every one that it is told. */
export function compact<T extends object>(fields: T): Compact<T> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) if (value !== null && value !== undefined) kept[name] = value;
  return kept as Compact<T>;
}

/** A list that says something, or null. */
export const some = <T>(list: readonly T[]): T[] | null => (list.length > 0 ? [...list] : null);
