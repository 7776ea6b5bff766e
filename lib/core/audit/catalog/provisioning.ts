/** What an identity provider does, and how it gets access. */
export const PROVISIONING = {
  "scim.disabled": "Turned SCIM off",
  "scim.enabled": "Turned SCIM on",
  "scim.group_changed": "Changed a role group",
  "scim.group_deleted": "Deleted a role group",
  "scim.group_members_changed": "Changed who is in a role group",
  "scim.group_pushed": "Pushed a role group",
  "scim.settings_changed": "Changed SCIM settings",
  "scim.token_regenerated": "Regenerated the SCIM token",
  "scim.user_changed": "Changed a person's details",
  "scim.user_deactivated": "Deactivated a person",
  "scim.user_deleted": "Removed a person from the directory",
  "scim.user_provisioned": "Provisioned a person",
  "scim.user_reactivated": "Reactivated a person",
} as const;
