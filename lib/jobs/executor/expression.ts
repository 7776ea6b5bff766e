type Scope = { event: unknown; async?: unknown };
type Read = (scope: Scope) => unknown;

const PATH = /^(?:event|async)(?:\.[A-Za-z_]\w*)+$/;
const TEXT = /^'[^'\\]*'$|^"[^"\\]*"$/;
const LITERAL = /^(?:-?\d+(?:\.\d+)?|true|false|null)$/;
const SUBSET = 'The embedded job server knows paths such as event.data.id, and "a.b == c.d" joined by "&&"';

function readPath(path: string): Read {
  const names = path.split(".");
  return (scope) =>
    names.reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      scope,
    );
}

/** A value such as `event.data.fileId`, `'text'` or `12`. Throws one sentence for anything else. */
export function parseValue(source: string): Read {
  const text = source.trim();
  if (TEXT.test(text)) return () => text.slice(1, -1);
  if (LITERAL.test(text)) return () => JSON.parse(text);
  if (PATH.test(text)) return readPath(text);
  throw new Error(`${SUBSET}, so it cannot read: ${source}`);
}

/** A condition of a trigger, wait or cancellation. A value that is absent on both sides matches nothing. */
export function parseCondition(source: string): (scope: Scope) => boolean {
  const comparisons = source.split("&&").map((part) => {
    const [left, right, ...rest] = part.split("==");
    if (left === undefined || right === undefined || rest.length > 0) {
      throw new Error(`${SUBSET}, so it cannot test: ${source}`);
    }
    return [parseValue(left), parseValue(right)] as const;
  });
  return (scope) =>
    comparisons.every(([left, right]) => {
      const value = left(scope);
      return value !== undefined && value === right(scope);
    });
}
