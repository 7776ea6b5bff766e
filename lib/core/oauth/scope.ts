/** `read`: read and ask Eva. `write`: draft studies as well. */
export const SCOPES = ["read", "write"] as const;

/** What a connection or token may do, as clients are told. Reading is part of every one. */
export const scopeOf = (canDraft: boolean): string => (canDraft ? "read write" : "read");

/** Whether a list of scopes asks for drafting. Names that we don't have are passed over: clients send their own. */
export const wantsDraft = (scope: string | undefined): boolean => (scope ?? "").split(" ").includes("write");
