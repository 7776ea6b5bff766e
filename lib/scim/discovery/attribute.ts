/** One attribute as a schema describes it (RFC 7643 §7). */
export type Attribute = { name: string; type: string; subAttributes?: Attribute[] } & Record<string, unknown>;

type Facts = {
  type?: "string" | "boolean" | "complex" | "reference";
  description: string;
  required?: true;
  multiValued?: true;
  /** Case-sensitive. */
  caseExact?: true;
  readOnly?: true;
  immutable?: true;
  uniqueness?: "server";
  parts?: Attribute[];
  canonicalValues?: string[];
  referenceTypes?: string[];
};

/** All characteristics are written out: some clients don't assume the default for what is missing. */
export function attribute(name: string, facts: Facts): Attribute {
  const { type = "string", description, parts, canonicalValues, referenceTypes } = facts;
  return {
    name,
    type,
    multiValued: facts.multiValued === true,
    description,
    required: facts.required === true,
    caseExact: facts.caseExact === true,
    mutability: facts.readOnly ? "readOnly" : facts.immutable ? "immutable" : "readWrite",
    returned: "default",
    uniqueness: facts.uniqueness ?? "none",
    canonicalValues,
    referenceTypes,
    subAttributes: parts,
  };
}
