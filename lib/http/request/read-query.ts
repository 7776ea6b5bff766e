/** The query of a page's URL, as Next.js gives it: a parameter may be given several times. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** As long as what lists are searched for, and longer than any cursor of a page. */
const MOST_CHARACTERS = 200;
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** A page's query as text: of each parameter the first value, trimmed and storable, `most` characters of it. */
export async function readQuery(
  searchParams: SearchParams,
  most = MOST_CHARACTERS,
): Promise<Record<string, string | undefined>> {
  const textOf = (given: string) => [...given.replace(UNSTORABLE, "").trim()].slice(0, most).join("");
  const given = Object.entries(await searchParams).map(([name, values]) => [name, [values].flat()[0]] as const);
  return Object.fromEntries(given.map(([name, value]) => [name, value === undefined ? undefined : textOf(value)]));
}
