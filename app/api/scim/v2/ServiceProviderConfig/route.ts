import { serviceProviderConfig } from "@/lib/scim/discovery/service-provider-config";
import { scimDocument } from "@/lib/scim/surface";

const PATH = "/ServiceProviderConfig";
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scimDocument(PATH, () => serviceProviderConfig());
export const dynamic = "force-dynamic";
