/** What an identity provider does, and how it is let in. */
export const PROVISIONING = {
  "scim.disabled": "Turned SCIM off",
  "scim.enabled": "Turned SCIM on",
  "scim.group_changed": "Changed a role group",
  "scim.group_deleted": "Deleted a role group",
  "scim.group_members_changed": "Changed who is in a role group",
  "scim.group_pushed": "Pushed a role group",
  "scim.settings_changed": "Changed the settings of SCIM",
  "scim.token_regenerated": "Made a new SCIM token",
  "scim.user_changed": "Changed a person's details",
  "scim.user_deactivated": "Switched off a person",
  "scim.user_deleted": "Removed a person from the directory",
  "scim.user_provisioned": "Assigned a person",
  "scim.user_reactivated": "Switched a person on again",
} as const;
