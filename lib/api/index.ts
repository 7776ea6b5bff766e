/** The registry of the app API: one line a resource. Documents, contract tests and the reference page read it. */
export * as billing from "./billing";
export * as eva from "./eva";
export * as library from "./library";
export * as libraryProjects from "./library-projects";
export * as libraryUploads from "./library-uploads";
export * as participationSpoken from "./participation-spoken";
export * as search from "./search";
export * as settingsKeys from "./settings-keys";
export * as settingsOutbox from "./settings-outbox";
export * as settingsProfile from "./settings-profile";
export * as settingsWorkspace from "./settings-workspace";
export * as signUp from "./sign-up";
export * as studies from "./studies";
export * as studyDraft from "./study-draft";
export * as studyInvitations from "./study-invitations";
export * as studyProgress from "./study-progress";
export * as unsubscribe from "./unsubscribe";
