import { expect } from "vitest";
import type { Check } from "./lifecycle";

export type ScimAnswer = { status: number; headers: Headers; text: string; json: unknown };

/** The value at `Resources[0].name.givenName` or under `header:location`. */
export function valueAt(answer: Pick<ScimAnswer, "headers" | "json">, path: string): unknown {
  if (path.startsWith("header:")) return answer.headers.get(path.slice("header:".length)) ?? undefined;
  const keys = path.split(/\.|\[(\d+)\]/).filter((key): key is string => Boolean(key));
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], answer.json);
}

const isEmpty = (value: unknown) => value === undefined || value === null || (Array.isArray(value) && !value.length);
const typeOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);
const elements = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => [one, (one as { value?: unknown } | null)?.value]);

/** Asserts one check of a recorded request. */
export function check(answer: ScimAnswer, [path, op, wanted]: Check, where: string): void {
  const value = valueAt(answer, path);
  const what = `${where}: ${path} ${op} ${JSON.stringify(wanted)} in ${answer.text.slice(0, 500)}`;
  if (op === "eq") expect(value, what).toEqual(wanted);
  else if (op === "ne") expect(value, what).not.toEqual(wanted);
  else if (op === "absent") expect(value, what).toBeUndefined();
  else if (op === "len") expect(value, what).toHaveLength(wanted as number);
  else if (op === "type") expect(typeOf(value), what).toBe(wanted);
  else if (op === "contains") expect(elements(value), what).toContainEqual(wanted);
  else if (op === "matches") expect(String(value), what).toMatch(new RegExp(String(wanted)));
  else if (op === "emptyOrAbsent") expect(isEmpty(value), what).toBe(true);
  else throw new Error(`There is no check "${op}".`);
}
