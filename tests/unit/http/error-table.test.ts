import { expect, test } from "vitest";
import * as api from "@/lib/api/error-codes";
import { errorTable } from "@/lib/http/openapi/error-table";
import * as v1 from "@/lib/v1/error-codes";

const told = ({ ERROR_CODES, FAULT, ERROR_MEANINGS }: typeof v1 | typeof api) =>
  Object.fromEntries(errorTable(ERROR_CODES, FAULT, ERROR_MEANINGS).map(({ code, statuses }) => [code, statuses]));

test("the reference lists every code with each of its statuses", () => {
  expect(told(v1)).toEqual({
    unauthorized: [401],
    invalid_api_key: [401],
    plan_required: [402],
    quota_exceeded: [402],
    forbidden: [403],
    not_found: [404, 405],
    validation_failed: [413, 415, 422],
    rate_limited: [429],
    internal: [500, 503],
  });
  expect(told(api)).toEqual({
    bad_request: [400, 405, 413, 415],
    unauthorized: [401],
    payment_required: [402],
    forbidden: [403],
    not_found: [404],
    conflict: [409],
    rate_limited: [429],
    unavailable: [503],
    internal: [500],
  });
});
