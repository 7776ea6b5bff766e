import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "vitest";
import type { z } from "zod";
import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import type { Tool } from "@/lib/mcp/tool";

/** Every page of the app as a pattern of paths. */
const PAGES = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("page.tsx"))
  .map((file) => {
    const parts = dirname(file)
      .split("/")
      .filter((part) => part !== "." && !part.startsWith("("));
    return new RegExp(`^/${parts.map((part) => (part.startsWith("[") ? "[^/]+" : part)).join("/")}$`);
  });

/** A little more than the limit: an uncut list may accompany a cut one. */
const MOST_BYTES = 66_000;

/**
 * Runs a tool as the server does, and checks what is promised of every result: its schema and nothing beyond it, no
 * null, limited size, and links that lead somewhere.
 */
export async function runTool<I extends z.ZodObject, O extends z.ZodObject>(
  tool: Tool<I, O>,
  ctx: Context,
  input: z.input<I>,
): Promise<z.output<O>> {
  const told = await tool.run(ctx, tool.input.parse(input));
  const result = tool.output.parse(told);
  const text = JSON.stringify(told);
  expect(result).toEqual(JSON.parse(text));
  expect(text).not.toContain(":null");
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
  for (const url of linksIn(told)) expect(url).toSatisfy(leadsSomewhere);
  return result;
}

function linksIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    (name === "url" || name === "editUrl") && typeof inner === "string" ? [inner] : linksIn(inner),
  );
}

function leadsSomewhere(url: string): boolean {
  const base = config().APP_URL;
  return url.startsWith(`${base}/`) && PAGES.some((page) => page.test(new URL(url).pathname));
}

type Listed = { items: unknown[]; nextCursor?: string };

/** All pages of a list, one after another. */
export async function everyPage<T extends Listed>(read: (cursor?: string) => Promise<T>): Promise<T[]> {
  const pages = [await read()];
  for (let next = pages[0]?.nextCursor; next !== undefined; next = pages.at(-1)?.nextCursor)
    pages.push(await read(next));
  return pages;
}
