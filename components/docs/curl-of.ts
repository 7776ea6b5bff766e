import { type ApiDocument, type DocumentedOperation, resolve, schemaOf } from "./document";
import { exampleOf } from "./example-of";

/** A call that works when pasted, with `$EARSHOT_KEY` set and the ids in the path filled in. */
export function curlOf(document: ApiDocument, path: string, method: string, operation: DocumentedOperation): string {
  const server = document.servers[0]?.url ?? "";
  const needed = (operation.parameters ?? []).filter((parameter) => parameter.in === "query" && parameter.required);
  const query = needed.map(({ name }) => `${name}=…`).join("&");
  const lines = [
    `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}"${server}${path}${query && `?${query}`}"`,
  ];
  if (!operation.security) lines.push(`-H "Authorization: Bearer $EARSHOT_KEY"`);
  const body = schemaOf(operation.requestBody);
  if (body) {
    lines.push(`-H "Content-Type: application/json"`);
    lines.push(`-d '${JSON.stringify(bodyOf(document, body))}'`);
  }
  return lines.join(" \\\n  ");
}

/** What is required, and of the rest what people send first. */
function bodyOf(document: ApiDocument, schema: NonNullable<ReturnType<typeof schemaOf>>): unknown {
  const { properties = {}, required = [] } = resolve(schema, document);
  const names = Object.keys(properties).filter(
    (name, index) => required.includes(name) || (!required.length && index < 2),
  );
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {}, document, name)]));
}
