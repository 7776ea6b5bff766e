import { listOutbox as operation, toOutboxMail } from "@/lib/api/settings/outbox";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { listOutbox } from "@/lib/services/mail/list-outbox";

export const GET = api(operation, async (ctx, { query }) => toList(await listOutbox(ctx, query), toOutboxMail));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/outbox", ["GET"]);
