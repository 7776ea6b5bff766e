import { type ApiDocument, nullable, resolve, type Schema } from "./document";
import { Prose } from "./prose";

const MOST_DEPTH = 4;

function typeName(schema: Schema, document: ApiDocument): string {
  const { inner, isNullable } = nullable(schema);
  const found = resolve(inner, document);
  const listed = found.items && `array of ${typeName(found.items, document)}`;
  const plain = Array.isArray(found.type) ? found.type.join(" or ") : found.type;
  const name = listed ?? (found.format && found.type === "string" ? found.format : (plain ?? "any"));
  return isNullable ? `${name} or null` : name;
}

function limitsOf({ minimum, maximum, minLength, maxLength, maxItems, default: initial }: Schema): string[] {
  const limits: string[] = [];
  if (minimum !== undefined) limits.push(maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`);
  if (maxLength) limits.push(`${minLength ? `${minLength} to ` : "at most "}${maxLength} characters`);
  if (maxItems) limits.push(`at most ${maxItems} items`);
  if (initial !== undefined) limits.push(`default ${JSON.stringify(initial)}`);
  return limits;
}

type FieldProps = { name: string; schema: Schema; document: ApiDocument; required?: boolean; depth?: number };

/** One field with what it holds, and its own fields below it. */
export function Field({ name, schema, document, required, depth = 0 }: FieldProps) {
  const { inner } = nullable(schema);
  const found = resolve(inner, document);
  const below = found.properties ? found : found.items && resolve(nullable(found.items).inner, document);
  const facts = [
    ...limitsOf(found),
    ...(found.enum ? [found.enum.map((value) => JSON.stringify(value)).join(", ")] : []),
  ];
  return (
    <li className="grid grid-cols-1 gap-1 border-t py-2 first:border-t-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <code className="font-medium font-mono text-[0.8125rem]">{name}</code>
        <span className="text-muted-foreground text-xs">{typeName(schema, document)}</span>
        {required && <span className="font-medium text-warning text-xs">required</span>}
      </p>
      {(schema.description ?? found.description) && (
        <p className="text-pretty text-muted-foreground text-sm">
          <Prose text={schema.description ?? found.description ?? ""} />
        </p>
      )}
      {facts.length > 0 && <p className="break-words font-mono text-muted-foreground text-xs">{facts.join(" · ")}</p>}
      {below?.properties && depth < MOST_DEPTH && (
        <div className="border-l pl-4">
          <Fields schema={below} document={document} depth={depth + 1} marksRequired={required !== undefined} />
        </div>
      )}
    </li>
  );
}

type FieldsProps = { schema: Schema; document: ApiDocument; depth?: number; marksRequired?: boolean };

/** The fields of an object. Only what is sent says "required": an answer always has all of its fields. */
export function Fields({ schema, document, depth = 0, marksRequired }: FieldsProps) {
  const { properties = {}, required = [] } = resolve(schema, document);
  return (
    <ul>
      {Object.entries(properties).map(([name, field]) => (
        <Field
          key={name}
          name={name}
          schema={field}
          document={document}
          depth={depth}
          {...(marksRequired && { required: required.includes(name) })}
        />
      ))}
    </ul>
  );
}
