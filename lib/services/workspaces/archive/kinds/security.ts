import { type Kind, rows, within } from "../kind";

/** Domains, single sign-on, and what an identity provider knows. */
export const SECURITY: Kind[] = [
  rows("domain", { name: "domains", about: "Domains of mail addresses.", without: ["token"] }),
  rows("sso_connection", {
    about: "The identity provider that people sign in with, without its secret.",
    without: ["sealed_secret"],
  }),
  rows("sso_identity", {
    name: "sso-identities",
    about: "How the identity provider calls members.",
    where: within("connection_id", "sso_connection"),
    order: "t.connection_id, t.subject",
  }),
  rows("scim_directory", {
    name: "scim-settings",
    about: "Settings of SCIM, without its token.",
    without: ["token_hash"],
  }),
  rows("scim_user", { name: "scim-users", about: "Members as an identity provider knows them." }),
  rows("scim_group", { name: "scim-groups", about: "Groups of SCIM, one for each role." }),
  rows("scim_group_member", {
    about: "Who is in which group.",
    where: within("group_id", "scim_group"),
    order: "t.group_id, t.user_id",
  }),
];
