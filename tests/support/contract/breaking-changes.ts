type Json = Record<string, unknown>;
type Document = { paths: Record<string, Record<string, Json>>; components: { schemas: Record<string, Json> } };

/** What would break a client of the old document in the new one. v1 may only grow. */
export function breakingChanges(before: Document, after: Document): string[] {
  const found: string[] = [];
  for (const [path, methods] of Object.entries(before.paths))
    for (const [method, old] of Object.entries(methods)) {
      const now = after.paths[path]?.[method];
      const where = `${method.toUpperCase()} ${path}`;
      if (!now) {
        found.push(`${where} is gone`);
        continue;
      }
      compare(bodyOf(old), bodyOf(now), { where: `${where} body`, sent: true, before, after, found });
      for (const status of Object.keys((old.responses ?? {}) as Json).filter((code) => code.startsWith("2"))) {
        const [was, is] = [answerOf(old, status), answerOf(now, status)];
        if (was && !is) found.push(`${where} no longer answers ${status}`);
        compare(was, is, { where: `${where} ${status}`, sent: false, before, after, found });
      }
      const required = (operation: Json) => parametersOf(operation).filter(({ required: must }) => must);
      const known = new Set(required(old).map(({ name }) => name));
      for (const { name } of required(now)) if (!known.has(name)) found.push(`${where} now requires ${String(name)}`);
    }
  return found;
}

type Side = { where: string; sent: boolean; before: Document; after: Document; found: string[] };

const parametersOf = (operation: Json) => (operation.parameters ?? []) as Json[];
const schemaOf = (holder: unknown): Json | undefined =>
  (holder as { content?: Record<string, { schema: Json }> } | undefined)?.content?.["application/json"]?.schema;
const bodyOf = (operation: Json) => schemaOf(operation.requestBody);
const answerOf = (operation: Json, status: string) => schemaOf((operation.responses as Json | undefined)?.[status]);

function resolve(schema: Json | undefined, document: Document): Json | undefined {
  const name = typeof schema?.$ref === "string" ? schema.$ref.split("/").at(-1) : undefined;
  return name ? document.components.schemas[name] : schema;
}

function compare(oldSchema: Json | undefined, newSchema: Json | undefined, side: Side): void {
  const was = resolve(oldSchema, side.before);
  const is = resolve(newSchema, side.after);
  if (!was || !is) return;
  if (was.type !== undefined && String(was.type) !== String(is.type)) side.found.push(`${side.where} changed its type`);
  compareValues(was, is, side);
  const [oldFields, newFields] = [(was.properties ?? {}) as Json, (is.properties ?? {}) as Json];
  for (const [name, field] of Object.entries(oldFields)) {
    const inner = { ...side, where: `${side.where}.${name}` };
    if (!(name in newFields)) side.found.push(`${inner.where} is gone`);
    else compare(field as Json, newFields[name] as Json, inner);
  }
  const wasRequired = new Set((was.required ?? []) as string[]);
  const isRequired = new Set((is.required ?? []) as string[]);
  for (const name of side.sent ? isRequired : [])
    if (!wasRequired.has(name)) side.found.push(`${side.where}.${name} is now required`);
  for (const name of side.sent ? [] : wasRequired)
    if (!isRequired.has(name)) side.found.push(`${side.where}.${name} may now be absent`);
  compare(was.items as Json | undefined, is.items as Json | undefined, { ...side, where: `${side.where}[]` });
}

/** Accepting less, or returning what was never announced, breaks; the reverse doesn't. */
function compareValues(was: Json, is: Json, { where, sent, found }: Side): void {
  const [oldValues, newValues] = [was.enum as unknown[] | undefined, is.enum as unknown[] | undefined];
  if (oldValues && newValues) {
    const lost = sent
      ? oldValues.filter((value) => !newValues.includes(value))
      : newValues.filter((value) => !oldValues.includes(value));
    if (lost.length) found.push(`${where} changed its values: ${lost.join(", ")}`);
  }
  for (const limit of ["maxLength", "maximum", "maxItems"]) {
    const [old, now] = [was[limit], is[limit]];
    if (sent && typeof now === "number" && (typeof old !== "number" || now < old))
      found.push(`${where} lowered ${limit}`);
  }
}
