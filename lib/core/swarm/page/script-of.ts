type InPage = (...given: never[]) => unknown;

/**
 * Source to run in a page: `main(tools, given)`. Functions are sent as text, so each may use only its arguments and the
 * page's globals, nothing of its module. `given` is JSON.
 */
export function scriptOf(main: InPage, tools: Record<string, InPage>, given: unknown): string {
  const helpers = Object.entries(tools).map(([name, tool]) => `${name}: ${tool}`);
  // Some TypeScript runners wrap inner functions in a helper of this name.
  return `(() => { const __name = (named) => named; return (${main})({ ${helpers.join(", ")} }, ${JSON.stringify(given)}); })()`;
}
