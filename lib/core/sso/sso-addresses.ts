import { config } from "@/lib/core/config";

export type SsoAddresses = {
  startUrl: string;
  redirectUri: string;
  acsUrl: string;
  entityId: string;
  metadataUrl: string;
};

/** The provider's id in next-auth: one per workspace, whatever is connected there. */
export const ssoProviderId = (workspaceId: string): string => `sso-${workspaceId}`;

/**
 * Our URLs for a workspace's identity provider. They depend only on the workspace, so they can be entered there before
 * anything is saved here, and stay the same when the provider changes.
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
