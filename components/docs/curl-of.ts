import { type ApiDocument, type DocumentedOperation, otherTypesOf, resolve, schemaOf } from "./document";
import { exampleOf } from "./example-of";

/** A call that works when pasted, with `$EARSHOT_KEY` set and the ids filled in. */
export function curlOf(document: ApiDocument, path: string, method: string, operation: DocumentedOperation): string {
  const server = document.servers[0]?.url ?? "";
  const needed = (operation.parameters ?? []).filter((parameter) => parameter.in === "query" && parameter.required);
  const query = needed.map(({ name }) => `${name}=${name === "q" ? "price" : variable(name)}`).join("&");
  const lines = [
    `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}"${server}${filledIn(path)}${query && `?${query}`}"`,
  ];
  if (!operation.security) lines.push(`-H "Authorization: Bearer $EARSHOT_KEY"`);
  const [file] = otherTypesOf(operation.requestBody);
  if (file) lines.push(`-H "Content-Type: ${file}"`, `--data-binary @file.${file.split("/").at(-1)}`);
  const body = exampleBody(document, operation);
  if (body !== undefined) {
    lines.push(`-H "Content-Type: application/json"`);
    lines.push(`-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`);
  }
  if (isFile(operation)) lines.push(`-o ${path.split("/").at(-1)}`);
  return lines.join(" \\\n  ");
}

const variable = (name: string) => `$${name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase()}`;

/** Ids as shell variables: to curl, braces are a pattern, and it would request “projectId” literally. */
const filledIn = (path: string) =>
  path.replace(/([\w-]+)\/\{(\w+)\}/g, (_, list: string, name: string) => {
    const one = list.replace(/ies$/, "y").replace(/s$/, "").replaceAll("-", "_");
    return `${list}/${variable(name === "id" ? `${one}_id` : name)}`;
  });

/**
 * The body shown in the reference: the operation's own example, or one made from its schema; undefined if there is
 * none.
 */
export function exampleBody(document: ApiDocument, operation: DocumentedOperation): unknown {
  const given = operation.requestBody?.content?.["application/json"];
  if (!given?.schema) return undefined;
  return given.example ?? bodyOf(document, given.schema, operation.operationId);
}

/** What is required, and then what people are likely to send. */
function bodyOf(document: ApiDocument, schema: NonNullable<ReturnType<typeof schemaOf>>, operationId: string): unknown {
  const { properties = {}, required = [] } = resolve(schema, document);
  const names = Object.keys(properties).filter(
    (name, index) => required.includes(name) || (!required.length && index < 2),
  );
  const owner = schema.$ref?.split("/").at(-1) ?? operationId;
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {}, document, name, owner)]));
}

/** Downloads: a terminal would print them raw, or refuse to. */
function isFile({ responses }: DocumentedOperation): boolean {
  const answer = responses[200];
  return otherTypesOf(answer).length > 0 && schemaOf(answer) === undefined;
}
