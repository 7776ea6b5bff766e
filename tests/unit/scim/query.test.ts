import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/core/errors";
import { queryOfBody, queryOfUrl } from "@/lib/scim/query";

const asked = (query: string) => queryOfUrl(`http://localhost/api/scim/v2/Users${query}`);
const USER = {
  schemas: ["s"],
  id: "scu_1",
  userName: "a",
  name: { givenName: "A", familyName: "B" },
  emails: [{ value: "a@b.c", type: "work" }],
  active: true,
};

describe("paging", () => {
  test.each([
    ["", 1, 100],
    ["?startIndex=3&count=2", 3, 2],
    ["?startindex=3&COUNT=2", 3, 2],
    ["?startIndex=0&count=0", 1, 0],
    ["?startIndex=-5&count=-1", 1, 0],
    ["?count=100000", 1, 200],
    ["?startIndex=99999999999999&aadOptscim062020&sortBy=userName", 2 ** 31 - 1, 100],
  ])("of %j starts at %i and has %i", (query, startIndex, count) => {
    expect(asked(query)).toMatchObject({ startIndex, count, filter: null });
  });

  test.each(["?count=ten", "?startIndex=1.5", "?count=NaN"])("%s is refused", (query) => {
    expect(() => asked(query)).toThrow(AppError);
  });

  test("a repeated parameter is refused by name: answering only one of two filters would answer another question", () => {
    const two = `?filter=${encodeURIComponent('userName eq "a"')}&Filter=${encodeURIComponent("active eq true")}`;
    expect(() => asked(two)).toThrow("filter is given more than once.");
    expect(() => asked("?startIndex=1&startIndex=2")).toThrow("startIndex is given more than once.");
    expect(() => asked("?count=1&count=2")).toThrow("count is given more than once.");
  });

  test("attributes may be requested one by one, along with any number of unknown ones", () => {
    const { selection } = asked("?attributes=userName&attributes=active&x=1&x=2");
    expect(Object.keys(selection.of(USER))).toEqual(["schemas", "id", "userName", "active"]);
  });

  test("an empty filter is refused rather than returning everybody", () => {
    expect(() => asked("?filter=")).toThrow("The filter is empty.");
    expect(() => queryOfBody({ filter: ["x"] })).toThrow(AppError);
  });
});

describe("attributes", () => {
  test.each([
    ["?attributes=userName", ["schemas", "id", "userName"]],
    ["?attributes=USERNAME,urn:ietf:params:scim:schemas:core:2.0:User:active", ["schemas", "id", "userName", "active"]],
    ["?attributes=nonsense", ["schemas", "id"]],
    ["?excludedAttributes=emails,id,schemas", ["schemas", "id", "userName", "name", "active"]],
    ["?excludedAttributes=members", Object.keys(USER)],
  ])("%s leaves %j", (query, keys) => {
    expect(Object.keys(asked(query).selection.of(USER))).toEqual(keys);
  });

  test("reach into parts of an attribute, also in a list", () => {
    const some = queryOfBody({ attributes: ["name.familyName", "emails.value"] }).selection;
    expect(some.of(USER)).toEqual({
      schemas: ["s"],
      id: "scu_1",
      name: { familyName: "B" },
      emails: [{ value: "a@b.c" }],
    });
    const others = asked("?excludedAttributes=name.familyName").selection;
    expect(others.of(USER).name).toEqual({ givenName: "A" });
    expect([others.wants("name"), asked("?excludedAttributes=name").selection.wants("name")]).toEqual([true, false]);
  });

  test("can't be both included and excluded", () => {
    expect(() => asked("?attributes=id&excludedAttributes=name")).toThrow(AppError);
  });
});
