/** The registry of the app API: one line a resource. Documents, contract tests and the reference page read it. */
export * as billing from "./billing";
