import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { Test } from "@/lib/events/resources/test";
import { snapshotOf } from "@/lib/services/studies/record";
import { data, IdParams, listOf, PageQuery } from "./shared";

export const toTest = snapshotOf;

const tag = "Tests";

export const listProjectTests = operation({
  id: "listProjectTests",
  method: "GET",
  path: "/projects/{projectId}/tests",
  tag,
  summary: "List a project's tests, newest first",
  access: "read",
  status: 200,
  params: z.object({ projectId: z.string() }),
  query: PageQuery,
  response: listOf(Test),
});

export const getTest = operation({
  id: "getTest",
  method: "GET",
  path: "/tests/{id}",
  tag,
  summary: "Get a test",
  access: "read",
  status: 200,
  params: IdParams,
  response: data(Test),
});
