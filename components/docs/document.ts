/** The parts of an OpenAPI document that the reference shows. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: (string | number | boolean | null)[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
};

export type Parameter = { name: string; in: string; required: boolean; description?: string; schema: Schema };
type Content = { content?: Record<string, { schema?: Schema; example?: unknown }> };
export type DocumentedOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content & { description: string }>;
};

export type ApiDocument = {
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  /** What is posted to receivers, by kind. */
  webhooks?: Record<string, { post: DocumentedOperation }>;
  components: { schemas: Record<string, Schema> };
};

/** Follows a `$ref`; a dangling one is an empty schema. */
export function resolve(schema: Schema, document: ApiDocument): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? (document.components.schemas[name] ?? {}) : schema;
}

/** `T | null` isn't a real choice. */
export function nullable(schema: Schema): { inner: Schema; isNullable: boolean } {
  const options = schema.anyOf ?? schema.oneOf;
  const rest = options?.filter((option) => option.type !== "null");
  return options && rest?.length === 1 && rest[0] && rest.length < options.length
    ? { inner: { ...rest[0], description: schema.description ?? rest[0].description }, isNullable: true }
    : { inner: schema, isNullable: false };
}

export const schemaOf = (content: Content | undefined): Schema | undefined =>
  content?.content?.["application/json"]?.schema;

/** The media types of a body or response that aren't JSON. */
export const otherTypesOf = (content: Content | undefined): string[] =>
  Object.keys(content?.content ?? {}).filter((type) => type !== "application/json");
