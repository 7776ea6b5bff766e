/** `read`: read and ask Eva. `write`: draft studies as well. */
export const SCOPES = ["read", "write"] as const;

/** The scope of a connection or token, as clients are told. It always includes reading. */
export const scopeOf = (canDraft: boolean): string => (canDraft ? "read write" : "read");

/** Whether a list of scopes asks for drafting; undefined if it names none of ours. Clients send scopes of their own. */
export function wantsDraft(scope: string | undefined): boolean | undefined {
  const named = (scope ?? "").split(" ");
  return SCOPES.some((known) => named.includes(known)) ? named.includes("write") : undefined;
}
