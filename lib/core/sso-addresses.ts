import { config } from "./config";

export type SsoAddresses = {
  startUrl: string;
  redirectUri: string;
  acsUrl: string;
  entityId: string;
  metadataUrl: string;
};

/** The provider's id in next-auth: one a workspace, whatever is connected there. */
export const ssoProviderId = (workspaceId: string): string => `sso-${workspaceId}`;

/**
 * Our addresses for a workspace's identity provider. They hang on the workspace alone, so that they can be pasted there
 * before anything is saved here, and stay when the provider changes.
 */
export function ssoAddresses(workspaceId: string): SsoAddresses {
  const auth = `${config().APP_URL}/api/auth`;
  const metadataUrl = `${auth}/saml/${workspaceId}/metadata`;
  return {
    startUrl: `${auth}/sso/${workspaceId}/start`,
    redirectUri: `${auth}/callback/${ssoProviderId(workspaceId)}`,
    acsUrl: `${auth}/saml/${workspaceId}/acs`,
    entityId: metadataUrl,
    metadataUrl,
  };
}
