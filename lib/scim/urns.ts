/** The names that SCIM gives its schemas (RFC 7643 §8.7) and messages (RFC 7644 §8.2). */
export const USER_URN = "urn:ietf:params:scim:schemas:core:2.0:User";
export const GROUP_URN = "urn:ietf:params:scim:schemas:core:2.0:Group";
export const LIST_URN = "urn:ietf:params:scim:api:messages:2.0:ListResponse";
export const ERROR_URN = "urn:ietf:params:scim:api:messages:2.0:Error";
export const SERVICE_PROVIDER_URN = "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig";
export const RESOURCE_TYPE_URN = "urn:ietf:params:scim:schemas:core:2.0:ResourceType";
export const SCHEMA_URN = "urn:ietf:params:scim:schemas:core:2.0:Schema";
