import { operation } from "@/lib/core/operation";
import { Response } from "@/lib/events/resources/response";
import { responseSnapshotOf } from "@/lib/services/study-sessions/record";
import { data, IdParams, listOf, PageQuery } from "./shared";

export const toResponse = responseSnapshotOf;

const tag = "Tests";

export const listResponses = operation({
  id: "listResponses",
  method: "GET",
  path: "/tests/{id}/responses",
  tag,
  summary: "List a test's responses, newest first",
  description: "Every completed session has one response, whatever the type of test.",
  access: "read",
  status: 200,
  params: IdParams,
  query: PageQuery,
  response: listOf(Response),
});

export const getResponse = operation({
  id: "getResponse",
  method: "GET",
  path: "/responses/{id}",
  tag,
  summary: "Get a response",
  access: "read",
  status: 200,
  params: IdParams,
  response: data(Response),
});
