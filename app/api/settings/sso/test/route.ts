import { testSso } from "@/lib/api/settings/sso";
import { api, apiOthers } from "@/lib/api/surface";
import { beginTest } from "@/lib/services/sso/begin-test";

export const POST = api(testSso, async (ctx) => beginTest(ctx));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/sso/test", ["POST"]);
