import { expect, test } from "vitest";
import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { v1 } from "@/lib/v1/surface";
import { call } from "@/tests/support/call";
import { logLines } from "@/tests/support/log-lines";

const getThing = operation({
  id: "getThing",
  method: "GET",
  path: "/things",
  summary: "Get a thing",
  tag: "Things",
  access: "public",
  status: 200,
  response: z.strictObject({ name: z.string() }),
});

const lines = logLines();

test("a response that violates its schema is logged as our fault: its caller was told that the request is invalid", async () => {
  const route = v1(getThing, async () => ({ name: 7 }) as unknown as { name: string });
  const { status, json } = await call(route);
  expect([status, json.error]).toEqual([
    500,
    { code: "internal", message: "Something went wrong on our side. The X-Request-Id header identifies this call." },
  ]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 50, msg: "request failed" }),
  ]);
});
