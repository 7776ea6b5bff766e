import { expect, test } from "vitest";
import { loggedError } from "@/lib/core/logged-error";

test("an error is logged with its causes, but never with the request it carries", () => {
  const cause = Object.assign(new Error("connection reset"), { requestBodyValues: { prompt: "what Wilhelmina said" } });
  const error = Object.assign(new Error("the model failed", { cause }), {
    statusCode: 502,
    code: "E_MODEL",
    responseBody: "what Wilhelmina said",
    values: ["what Wilhelmina said"],
  });
  const logged = loggedError(error);
  expect(logged).toMatchObject({ type: "Error", statusCode: 502, code: "E_MODEL" });
  expect(logged).toMatchObject({ message: "the model failed: connection reset" });
  expect(JSON.stringify(logged)).not.toContain("Wilhelmina");
});

test("a thrown value that isn't an error isn't logged, since nobody knows what it contains", () => {
  expect(loggedError("what Wilhelmina said")).toEqual({ type: "string" });
});
