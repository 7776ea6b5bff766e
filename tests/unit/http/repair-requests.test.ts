import { describe, expect, test } from "vitest";
import { repairRequest } from "@/lib/http/server/repair-requests";

const repaired = (method: string, url: string) => {
  const request = { method, url, headers: {} };
  repairRequest(request);
  return [request.method, request.url];
};

describe("a request that the framework would answer with its own 500", () => {
  test.each(["/v1/projects/%ZZ", "/v1/%FF", "/v1/%E0%A4", "/v1/%"])("%s is taken literally", (url) => {
    expect(repaired("GET", url)).toEqual(["GET", url.replaceAll("%", "%25")]);
  });

  test("a query is left alone, and so is a path that decodes", () => {
    expect(repaired("GET", "/v1/projects?cursor=%ZZ")).toEqual(["GET", "/v1/projects?cursor=%ZZ"]);
    expect(repaired("GET", "/v1/files/%C3%A9?q=1?2")).toEqual(["GET", "/v1/files/%C3%A9?q=1?2"]);
  });

  test.each(["PROPFIND", "REPORT", "QUERY"])(
    "%s, which the framework answers with an empty 400, gets our 405",
    (method) => {
      expect(repaired(method, "/v1/projects")).toEqual(["OPTIONS", "/v1/projects"]);
    },
  );

  test.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s stays as it is", (method) => {
    expect(repaired(method, "/v1/projects")).toEqual([method, "/v1/projects"]);
  });

  test("TRACE changes nothing and echoes nothing: it is answered like OPTIONS", () => {
    expect(repaired("TRACE", "/v1/projects")).toEqual(["OPTIONS", "/v1/projects"]);
  });
});
