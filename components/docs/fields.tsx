import { type ApiDocument, nullable, resolve, type Schema } from "./document";
import { Prose } from "./prose";

const MOST_DEPTH = 4;

function typeName(schema: Schema, document: ApiDocument): string {
  const { inner, isNullable } = nullable(schema);
  const found = resolve(inner, document);
  const listed = found.items && `array of ${typeName(found.items, document)}`;
  const plain = Array.isArray(found.type) ? found.type.join(" or ") : found.type;
  const name = listed ?? (found.format && found.type === "string" ? found.format : (plain ?? kinds(found, document)));
  return isNullable ? `${name} or null` : name;
}

const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split("/").at(-1);
const choices = ({ anyOf, oneOf }: Schema): Schema[] => anyOf ?? oneOf ?? [];

/** The types of a value that has several, by their names if they have any. */
function kinds(schema: Schema, document: ApiDocument): string {
  const names = choices(schema).map((choice) => nameOf(choice) ?? typeName(choice, document));
  return names.length > 0 ? [...new Set(names)].join(" or ") : "any";
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

/** A field, with what it holds and its own fields below. */
export function Field({ name, schema, document, required, depth = 0 }: FieldProps) {
  const { inner } = nullable(schema);
  const found = resolve(inner, document);
  const below = found.properties ? found : found.items && resolve(nullable(found.items).inner, document);
  const named = choices(below ?? found).filter((choice) => nameOf(choice) !== undefined);
  const facts = [
    ...limitsOf(found),
    ...(found.enum ? [found.enum.map((value) => JSON.stringify(value)).join(", ")] : []),
  ];
  return (
    <li>
      <div>
        <code>{name}</code> <span>{typeName(schema, document)}</span> {required && <b>required</b>}
      </div>
      {(schema.description ?? found.description) && (
        <p>
          <Prose text={schema.description ?? found.description ?? ""} />
        </p>
      )}
      {facts.length > 0 && <small>{facts.join(" · ")}</small>}
      {below?.properties && depth < MOST_DEPTH && (
        <Fields schema={below} document={document} depth={depth + 1} marksRequired={required !== undefined} />
      )}
      {named.length > 0 && depth < MOST_DEPTH && (
        <ul className="field-list">
          {named.map((choice) => (
            <li key={choice.$ref}>
              <div>
                <code>{nameOf(choice)}</code>
              </div>
              <Fields schema={choice} document={document} depth={depth + 2} marksRequired={required !== undefined} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type FieldsProps = { schema: Schema; document: ApiDocument; depth?: number; marksRequired?: boolean };

/** The fields of an object. Only requests say "required": a response always has all of its fields. */
export function Fields({ schema, document, depth = 0, marksRequired }: FieldsProps) {
  const { properties = {}, required = [] } = resolve(schema, document);
  return (
    <ul className="field-list">
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
