import { oauthAbsent } from "@/lib/oauth/surface";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = oauthAbsent("/revoke/*");
export const dynamic = "force-dynamic";
