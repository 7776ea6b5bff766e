import { operation } from "@/lib/core/operation";
import { Session } from "@/lib/events/resources/session";
import { snapshotOf } from "@/lib/services/study-sessions/record";
import { IdParams, listOf, PageQuery } from "./shared";

export const toSession = snapshotOf;

export const listEngageSessions = operation({
  id: "listEngageSessions",
  method: "GET",
  path: "/engage/tests/{id}/sessions",
  tag: "Engage",
  summary: "List a test's sessions, newest first",
  access: "read",
  status: 200,
  params: IdParams,
  query: PageQuery,
  response: listOf(Session),
});
