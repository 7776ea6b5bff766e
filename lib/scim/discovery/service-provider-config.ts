import { config } from "@/lib/core/config";
import { scimUrl } from "../location";
import { SERVICE_PROVIDER_URN } from "../urns";

const no = { supported: false };

/** What this service supports (RFC 7643 §5). Some clients read a missing number as "no PATCH and no filter". */
export const serviceProviderConfig = () => ({
  schemas: [SERVICE_PROVIDER_URN],
  documentationUri: `${config().APP_URL}/docs#scim`,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: no,
  sort: no,
  etag: no,
  authenticationSchemes: [
    {
      type: "oauthbearertoken",
      name: "SCIM token",
      description: "The token an admin creates under Settings, Security, sent as a bearer token.",
      specUri: "https://www.rfc-editor.org/rfc/rfc6750",
      primary: true,
    },
  ],
  meta: { resourceType: "ServiceProviderConfig", location: `${scimUrl()}/ServiceProviderConfig` },
});
