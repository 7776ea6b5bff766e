import { readdirSync } from "node:fs";
import path from "node:path";
import { METHODS, type Method, type Operation } from "@/lib/core/operation";
import type { Route } from "@/tests/support/call";

/** Folders under app/api that speak another protocol than the app API. */
const OTHER_PROTOCOLS = /^api\/(auth|inngest|scim)\//;

export type Served = { file: string; path: string; handlers: Partial<Record<Method | "OPTIONS", Route>> };

/** Every route file of a surface with its exports: the tests ask the routes themselves what they are. */
export async function routesOf(surface: "v1" | "api"): Promise<Served[]> {
  const files = (readdirSync(`app/${surface}`, { recursive: true }) as string[])
    .filter((file) => file.endsWith("route.ts"))
    .filter((file) => !OTHER_PROTOCOLS.test(`${surface}/${file}`))
    .filter((file) => !file.includes("[...") && !file.startsWith("openapi.json"));
  return Promise.all(
    files.map(async (file) => ({
      file,
      path: `/${path.dirname(file)}`.replace(/\[(\w+)\]/g, "{$1}"),
      handlers: await import(path.resolve(`app/${surface}`, file)),
    })),
  );
}

/** Each operation of both surfaces with the route that serves it. */
export async function allOperations(): Promise<
  { operation: Operation; route: Route; surface: "v1" | "api"; file: string }[]
> {
  const found = [];
  for (const surface of ["v1", "api"] as const)
    for (const { handlers, file } of await routesOf(surface))
      for (const method of METHODS) {
        const route = handlers[method];
        if (route?.operation) found.push({ operation: route.operation as Operation, route, surface, file });
      }
  return found;
}

/** A value for each path parameter of an operation. */
export function paramsOf({ path }: Operation, valueFor: (name: string, resource: string) => string) {
  const found = [...path.matchAll(/(\w[\w-]*)\/\{(\w+)\}/g)];
  return Object.fromEntries(found.map(([, resource = "", name = ""]) => [name, valueFor(name, resource)]));
}
