import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type AuthOptions } from "next-auth";
import { readText } from "@/lib/http/request/body";
import { ownUrl } from "@/lib/http/request/own-url";

const MAX_BODY_BYTES = 64 * 1024;

type Fields = Record<string, string>;

/** The plain text fields of a form or a JSON object; next-auth uses nothing else. */
async function readFields(request: Request): Promise<Fields> {
  const text = await readText(request, MAX_BODY_BYTES);
  const type = request.headers.get("content-type") ?? "";
  const isJson = type.startsWith("application/json");
  const entries = isJson ? jsonEntries(text) : [...new URLSearchParams(text)];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function jsonEntries(text: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(text) ?? {});
  } catch {
    return [];
  }
}

function readCookies(request: Request): Fields {
  const pairs = (request.headers.get("cookie") ?? "").split(/; */).map((pair) => pair.split(/=(.*)/s));
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, decoded(value)]));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The redirect target is the one field on which next-auth crashes, rather than refuses, if it is malformed. */
const sane = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, /callback-?url$/i.test(name) ? ownUrl(value) : value]),
  );

/** Records what next-auth sends through the response object of a Next.js API route. */
function recorder() {
  const headers = new Map<string, string | string[]>();
  const answer = { status: 200, body: null as string | null };
  const response = {
    status(code: number) {
      answer.status = code;
      return response;
    },
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader(name: string, value: string | string[]) {
      headers.set(name.toLowerCase(), value);
      return response;
    },
    end: () => {},
    send(body: unknown) {
      answer.body = typeof body === "string" ? body : JSON.stringify(body ?? {});
    },
    json(body: unknown) {
      response.setHeader("content-type", "application/json");
      response.send(body);
    },
  };
  const toResponse = () => {
    const pairs = [...headers].flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]));
    return new Response(answer.body, { status: answer.status, headers: pairs });
  };
  return { response, toResponse };
}

/**
 * Sends one request through next-auth in its API-route form, which takes plain objects: unlike the form for route
 * handlers it works outside Next.js, so tests call it like any other route.
 */
export async function exchange(request: Request, path: string[], options: AuthOptions): Promise<Response> {
  const { response, toResponse } = recorder();
  const asked = {
    method: request.method,
    headers: {},
    query: { ...sane(Object.fromEntries(new URL(request.url).searchParams)), nextauth: path },
    cookies: sane(readCookies(request)),
    body: request.method === "POST" ? await readFields(request) : {},
  };
  await NextAuth(asked as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
  return toResponse();
}
