import { describe, expect, test } from "vitest";
import { z } from "zod";
import { tools } from "@/lib/mcp/registry";

type Schema = { properties?: Record<string, Schema & { description?: string }>; additionalProperties?: unknown };
const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as Schema;
const named = tools.map((tool) => [tool.name, tool] as const);

describe("a tool is described so that a model can choose it", () => {
  test.each(named)("%s describes every parameter, and accepts no others", (_, { input }) => {
    const { properties = {}, additionalProperties } = schemaOf(input);
    expect(additionalProperties).toBe(false);
    for (const [name, property] of Object.entries(properties)) {
      expect(property.description, name).toMatch(/^\S.{9}/);
      expect(property.properties, `${name} is flat`).toBeUndefined();
    }
  });

  test.each(named)("%s has an example that it accepts", (_, { description, input }) => {
    const example = /Example: (\{.+\})\.$/.exec(description)?.[1] ?? "";
    expect(input.safeParse(JSON.parse(example)).error).toBeUndefined();
  });

  test.each(named)("%s mentions only tools and parameters that exist", (_, { description, input }) => {
    const known = new Set([...tools.map(({ name }) => name), ...Object.keys(input.shape), ...WORDS]);
    for (const [, word = ""] of description.matchAll(/`([^`]+)`/g)) expect(known).toContain(word);
  });

  test.each(named)("%s gives no orders and stays short", (_, { description }) => {
    expect(description).not.toMatch(/\b(always|never|must|do not|don't|you)\b/i);
    expect(description.length).toBeLessThan(900);
  });
});

/** Values and fields of results that descriptions mention. */
const WORDS = ["none", "generating", "working", "threadId", "transcriptNextCursor"];
