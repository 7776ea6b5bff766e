type Who = {
  actorKind: string;
  actorName: string | null;
  personName: string | null;
  personEmail: string | null;
  via: "eva" | null;
};

/** Who did it, in words: "Ana Lee", "API key “CI” of Ana Lee", "Eva, asked by Ana Lee", "Okta (SCIM)". */
export function whoOf({ actorKind, actorName, personName, personEmail, via }: Who): string {
  const person = personName ?? personEmail ?? "someone without an account here";
  const of = personName || personEmail ? ` of ${person}` : "";
  if (via === "eva") return `Eva, asked by ${person}`;
  if (actorKind === "user") return personName ?? personEmail ?? "Someone without an account here";
  if (actorKind === "apiKey") return `API key${actorName ? ` “${actorName}”` : ""}${of}`;
  if (actorKind === "mcp") return `${actorName ?? "A connected app"}${of}`;
  if (actorKind === "scim") return `${actorName ?? "Identity provider"} (SCIM)`;
  if (actorKind === "sso") return `${actorName ?? "Identity provider"} (sign-in)`;
  if (actorKind === "participant") return actorName ?? "A participant";
  return "Earshot";
}
