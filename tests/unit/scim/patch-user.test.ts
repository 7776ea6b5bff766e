import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/core/errors";
import { parsePatch } from "@/lib/scim/patch";
import { parseUser } from "@/lib/scim/users/parse-user";
import { patchUser } from "@/lib/scim/users/patch-user";
import type { ScimAttributes } from "@/lib/services/provisioning/record";

const CORE = "urn:ietf:params:scim:schemas:core:2.0:User";
const ENTERPRISE = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const work = (value: string) => ({ value, type: "work", primary: true });
const MAYA: ScimAttributes = {
  userName: "maya@acme.test",
  externalId: "obj-1",
  active: true,
  displayName: "Maya Lind",
  name: { givenName: "Maya", familyName: "Lind" },
  emails: [work("maya@acme.test")],
};
const patched = (...Operations: unknown[]) => patchUser(MAYA, parsePatch({ Operations }));
const reasonOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error instanceof AppError ? error.extra.reason : error;
  }
  return "no refusal";
};

describe("the same change in every spelling", () => {
  test.each([
    { op: "replace", path: "active", value: false },
    { op: "Replace", path: "active", value: "False" },
    { op: "REPLACE", path: "Active", value: "false" },
    { op: "replace", path: `${CORE}:active`, value: [false] },
    { op: "add", path: "active", value: ["False"] },
    { op: "replace", value: { active: false } },
    { op: "Add", value: { [`${CORE}:active`]: "FALSE" } },
    { Op: "replace", Value: { ACTIVE: false } },
    { op: "replace", path: null, value: { active: false } },
    { op: "replace", path: "", value: { active: false } },
  ])("%j deactivates", (operation) => {
    expect(patched(operation)).toEqual({ ...MAYA, active: false });
  });

  test.each([
    [{ op: "Replace", path: "name.familyName", value: "Lund" }],
    [{ op: "replace", value: { "name.familyName": "Lund" } }],
    [{ op: "replace", value: { name: { familyName: "Lund" } } }],
    [{ op: "replace", path: "name", value: { FamilyName: "Lund", givenName: null } }],
    [{ op: "replace", path: `${CORE}:name.familyName`, value: " Lund " }],
  ])("%j is a new family name, and the given name stays", (operation) => {
    expect(patched(operation).name).toEqual({ givenName: "Maya", familyName: "Lund" });
  });

  test.each([
    [{ op: "Replace", path: 'emails[type eq "work"].value', value: "m@acme.test" }],
    [{ op: "add", path: 'emails[type eq "work"].value', value: "m@acme.test" }],
    [{ op: "replace", value: { 'emails[type eq "work"].value': "m@acme.test" } }],
    [{ op: "replace", path: "emails[primary eq true].value", value: "m@acme.test" }],
    [{ op: "replace", path: 'emails[type eq "WORK"]', value: { value: "m@acme.test" } }],
    [{ op: "replace", path: "emails", value: [work("m@acme.test")] }],
    [{ op: "replace", path: "emails.value", value: "m@acme.test" }],
  ])("%j is a new work address", (operation) => {
    expect(patched(operation).emails).toEqual([work("m@acme.test")]);
  });
});

test("an address that a path doesn't find is created, by add and by replace, never refused", () => {
  const other = { value: "x@acme.test", type: "other" };
  for (const op of ["Add", "Replace"])
    expect(patched({ op, path: 'emails[type eq "other"].value', value: "x@acme.test" }).emails).toEqual([
      work("maya@acme.test"),
      other,
    ]);
  expect(patched({ op: "add", path: "emails", value: [work("maya@acme.test")] }).emails).toHaveLength(1);
  expect(patched({ op: "add", path: "emails", value: work("new@acme.test") }).emails).toEqual([
    { value: "maya@acme.test", type: "work", primary: false },
    work("new@acme.test"),
  ]);
});

test("a part of a name that is sent as null is gone, not kept as nothing", () => {
  const { name } = patched({ op: "replace", path: "name.givenName", value: null });
  expect(Object.keys(name ?? {})).toEqual(["familyName"]);
});

test("one address may be both for work and for home; a change without brackets is of the first", () => {
  const two = [{ value: "maya@acme.test", type: "home" }, work("x@acme.test")];
  expect(patched({ op: "add", path: "emails", value: two[0] }).emails).toEqual([work("maya@acme.test"), two[0]]);
  expect(
    patched(
      { op: "replace", path: "emails", value: two },
      { op: "replace", path: "emails.value", value: "m@acme.test" },
    ).emails,
  ).toEqual([{ value: "m@acme.test", type: "home" }, work("x@acme.test")]);
});

test("addresses are removed by type, by value, all together, or by emptying their value; missing ones cause no error", () => {
  const gone: unknown[] = [
    { op: "remove", path: "emails" },
    { op: "remove", path: 'emails[type eq "work"]' },
    { op: "remove", path: 'emails[type eq "work"].value' },
    { op: "remove", path: "emails", value: [{ value: "MAYA@acme.test" }] },
    { op: "replace", path: 'emails[type eq "work"].value', value: "" },
  ];
  for (const operation of gone) expect(patched(operation).emails, JSON.stringify(operation)).toEqual([]);
  const kept: unknown[] = [
    { op: "remove", path: 'emails[type eq "home"]' },
    { op: "remove", path: "emails", value: [{ value: "other@acme.test" }] },
    { op: "remove", path: "emails", value: [{ type: "work" }] },
  ];
  for (const operation of kept) expect(patched(operation).emails, JSON.stringify(operation)).toEqual(MAYA.emails);
});

test("what we don't keep changes nothing: other schemas, passwords, ids, groups, unknown and hostile names", () => {
  const operations: unknown[] = [
    { op: "Add", path: "title", value: "Researcher" },
    { op: "Add", path: 'phoneNumbers[type eq "work"].value', value: "+45 1234" },
    { op: "Add", path: `${ENTERPRISE}:department`, value: "R&D" },
    { op: "Add", path: `${ENTERPRISE}:manager`, value: [{ $ref: "https://x.test", value: "1" }] },
    { op: "remove", path: `${ENTERPRISE}:manager` },
    {
      op: "replace",
      value: { [`${ENTERPRISE}:employeeNumber`]: "7", password: "x", id: "other", groups: [], meta: {} },
    },
    {
      op: "replace",
      value: JSON.parse('{"__proto__": {"active": false}, "constructor": 1, "a b": 2, "": 3, "x[": 4}'),
    },
    { op: "add", path: "name.nickname", value: "M" },
    { op: "replace", path: "active", value: null },
    { op: "replace", path: "userName", value: null },
  ];
  expect(patched(...operations)).toEqual(MAYA);
  expect(({} as Record<string, unknown>).active).toBeUndefined();
});

test("operations apply in order, and a refused one leaves the person unchanged", () => {
  const before = structuredClone(MAYA);
  const rename = (value: unknown) => ({ op: "replace", path: "displayName", value });
  expect(patched(rename("A"), rename("B"), { op: "remove", path: "externalId" })).toMatchObject({
    displayName: "B",
    externalId: null,
  });
  expect(reasonOf(() => patched(rename("A"), rename(7)))).toBe("invalidValue");
  expect(MAYA).toEqual(before);
});

test.each([
  [{}, "invalidSyntax"],
  [{ Operations: {} }, "invalidSyntax"],
  [{ Operations: [1] }, "invalidSyntax"],
  [{ Operations: [{ path: "active", value: true }] }, "invalidSyntax"],
  [{ Operations: [{ op: "move", path: "active", value: true }] }, "invalidSyntax"],
  [{ Operations: [{ op: "remove" }] }, "noTarget"],
  [{ Operations: [{ op: "replace", path: "active" + "[", value: true }] }, "invalidPath"],
  [{ Operations: [{ op: "replace", path: 'emails[type co "w"].value', value: "x" }] }, "invalidPath"],
  [{ Operations: [{ op: "replace", path: "__proto__.active", value: false }] }, "invalidPath"],
  [{ Operations: [{ op: "replace", path: 7, value: false }] }, "invalidPath"],
  [{ Operations: [{ op: "replace", value: "active" }] }, "invalidValue"],
  [{ Operations: [{ op: "replace", path: "active", value: "perhaps" }] }, "invalidValue"],
  [{ Operations: [{ op: "replace", path: "active", value: [true, false] }] }, "invalidValue"],
  [{ Operations: [{ op: "replace", path: "userName", value: "" }] }, "invalidValue"],
  [{ Operations: [{ op: "replace", path: "userName", value: "x".repeat(300) }] }, "invalidValue"],
  [{ Operations: [{ op: "replace", path: "displayName", value: "a\u0007b" }] }, "invalidValue"],
  [{ Operations: [{ op: "replace", path: "emails", value: Array(21).fill({ value: "a" }) }] }, "invalidValue"],
  [{ Operations: [{ op: "remove", path: "userName" }] }, "mutability"],
  [{ Operations: Array(20_001).fill({ op: "add", path: "title", value: 1 }) }, "tooMany"],
])("a PATCH that makes no sense is refused with its scimType (%#)", (body, reason) => {
  expect(reasonOf(() => patchUser(MAYA, parsePatch(body as Record<string, unknown>)))).toBe(reason);
});

describe("the body of a POST or PUT", () => {
  test("is read in any letter case; null and what we don't keep count as omitted", () => {
    const body = {
      USERNAME: "a@b.c",
      [`${CORE}:externalId`]: "e",
      Active: "True",
      title: null,
      emails: null,
      roles: [],
    };
    expect(parseUser(body)).toEqual({ userName: "a@b.c", externalId: "e", active: true });
    expect(
      parseUser({ userName: "a", emails: ["x@y.z", { VALUE: "p@q.r", Type: "work", primary: "true" }, {}] }),
    ).toEqual({
      userName: "a",
      emails: [{ value: "x@y.z" }, { value: "p@q.r", type: "work", primary: true }],
    });
  });

  test("may not state one thing twice", () => {
    expect(reasonOf(() => parseUser({ userName: "a", username: "b" }))).toBe("invalidSyntax");
    expect(reasonOf(() => parseUser({ active: true, [`${CORE}:active`]: false }))).toBe("invalidSyntax");
  });

  test("creates nobody from prototypes", () => {
    const body = JSON.parse('{"__proto__": {"active": false, "userName": "x"}, "userName": "a"}');
    expect(parseUser(body)).toEqual({ userName: "a" });
  });
});

test("a PATCH has an operation, and an operation that sets something has a value, which may be null", () => {
  expect(reasonOf(() => patched())).toBe("invalidSyntax");
  expect(reasonOf(() => patched({ op: "replace", path: "userName" }))).toBe("invalidValue");
  expect(reasonOf(() => patched({ op: "add", path: "emails" }))).toBe("invalidValue");
  expect(reasonOf(() => patched({ op: "add" }))).toBe("invalidValue");
  expect(patched({ op: "replace", path: "userName", value: null })).toEqual(MAYA);
});

test("no PATCH may expand into more changes than it may have operations", () => {
  const value = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`a${at}`, 1]));
  const twice = {
    Operations: [
      { op: "add", value },
      { op: "add", value },
    ],
  };
  expect(() => parsePatch(twice)).toThrow("A PATCH can change at most 20000 attributes.");
});
