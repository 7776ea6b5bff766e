import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { operation } from "@/lib/core/operation";
import { v1 } from "@/lib/v1/surface";
import { call } from "@/tests/support/call";
import { logLines } from "@/tests/support/watch/log-lines";

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
const logged = () => lines.map((line) => JSON.parse(line));
afterEach(() => void lines.splice(0));

test("a response that violates its schema is logged as our fault: its caller was told that the request is invalid", async () => {
  const route = v1(getThing, async () => ({ name: 7 }) as unknown as { name: string });
  const { status, json } = await call(route);
  expect([status, json.error]).toEqual([
    500,
    { code: "internal", message: "Something went wrong on our side. The X-Request-Id header identifies this call." },
  ]);
  expect(logged()).toEqual([expect.objectContaining({ level: 50, msg: "request failed" })]);
});

test("a refusal's log line says which it was, in a word, and never what was said to the caller", async () => {
  const sentence = "This invitation is for ada@people.test.";
  const refusing = (error: AppError) =>
    call(
      v1(getThing, async () => {
        throw error;
      }),
    );
  await refusing(new AppError("forbidden", sentence));
  await refusing(new AppError("invalid", sentence, { reason: "invalid_grant" }));
  await call(v1(getThing, async () => ({ name: "a" })));
  expect(logged().map(({ msg, refusal }) => [msg, refusal])).toEqual([
    ["request", "forbidden"],
    ["request", "invalid_grant"],
    ["request", undefined],
  ]);
  expect(lines.join()).not.toContain("ada@");
});
