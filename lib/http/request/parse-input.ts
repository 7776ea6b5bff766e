import { invalid } from "@/lib/core/errors";
import type { Operation } from "@/lib/core/operation";
import { readJson, refuseUnstorable } from "./body";
import { parseBy } from "./parse-by";

const MAX_BODY_BYTES = 1024 * 1024;
/** Bodies that need no key are forms with a hundred answers at most. */
const MOST_PUBLIC_VALUES = 3_000;

export type RouteArguments = { params: Promise<Record<string, string | string[] | undefined>> };

/** Parses path parameters, query and body with the operation's schemas. An absent body counts as `{}`. */
export async function parseInput(operation: Operation, request: Request, args: RouteArguments) {
  const params = named(operation.path, await args.params);
  const query = queryOf(request);
  refuseUnstorable(params);
  refuseUnstorable(query);
  return {
    params: operation.params && parseBy(operation.params, params),
    query: operation.query && parseBy(operation.query, query),
    body: operation.body && parseBy(operation.body, await bodyOf(request, operation)),
    request,
  };
}

async function bodyOf(request: Request, { access, mostBodyBytes }: Operation): Promise<unknown> {
  const mostValues = access === "public" ? MOST_PUBLIC_VALUES : undefined;
  const body = await readJson(request, mostBodyBytes ?? MAX_BODY_BYTES, mostValues);
  return body === undefined ? {} : body;
}

/** A parameter given twice is refused: whichever of the two we used, some callers would have meant the other. */
function queryOf(request: Request): Record<string, string> {
  if (!request.url.includes("?")) return {};
  const given = [...new URL(request.url).searchParams];
  const query = new Map(given);
  if (query.size === given.length) return Object.fromEntries(query);
  const [twice = ""] = given.find(([name], at) => given.findIndex(([other]) => other === name) < at) ?? [];
  throw invalid(twice, "This query parameter is given more than once.");
}

/** On disk every dynamic segment is `[id]`; the contract may call the first one `{projectId}`. */
function named(path: string, params: Record<string, unknown>): Record<string, unknown> {
  const first = /\{(\w+)\}/.exec(path)?.[1];
  if (!first || first === "id" || !("id" in params)) return params;
  const { id, ...others } = params;
  return { [first]: id, ...others };
}
