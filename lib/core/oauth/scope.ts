/** `read`: read and ask Eva. `write`: draft studies as well. */
export const SCOPES = ["read", "write"] as const;

/** What a connection or token may do, as clients are told. Reading is part of every one. */
export const scopeOf = (canDraft: boolean): string => (canDraft ? "read write" : "read");

/** Whether a list of scopes asks for drafting; undefined when it names none of ours. Clients send names of their own. */
export function wantsDraft(scope: string | undefined): boolean | undefined {
  const named = (scope ?? "").split(" ");
  return SCOPES.some((known) => named.includes(known)) ? named.includes("write") : undefined;
}
