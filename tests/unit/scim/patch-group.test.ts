import { describe, expect, test } from "vitest";
import { patchGroup } from "@/lib/scim/groups/patch-group";
import { parsePatch } from "@/lib/scim/patch";
import { cpuMs } from "@/tests/support/watch/cpu-ms";

const patched = (...Operations: unknown[]) => patchGroup(parsePatch({ Operations }));
const remove = (id: string) => ({ op: "Remove", path: `members[value eq "${id}"]` });
const add = (...ids: string[]) => ({ op: "Add", path: "members", value: ids.map((value) => ({ $ref: null, value })) });

describe("PATCH of a group", () => {
  test("the forms that Entra, Okta and others send mean the same change", () => {
    const wanted = { members: { all: false, added: [], removed: ["scu_1"] } };
    expect(patched({ op: "Remove", path: "members", value: [{ $ref: null, value: "scu_1" }] })).toEqual(wanted);
    expect(patched(remove("scu_1"))).toEqual(wanted);
    expect(patched({ op: "remove", path: 'members[type eq "User" and value eq "scu_1"]' })).toEqual(wanted);
    expect(patched({ op: "REMOVE", path: "Members", value: { Value: "scu_1" } })).toEqual(wanted);
    expect(
      patched({ op: "remove", path: "urn:ietf:params:scim:schemas:core:2.0:Group:members", value: "scu_1" }),
    ).toEqual(wanted);
  });

  test("brackets with two ids mean nobody, and the same one twice that one", () => {
    const both = (one: string, other: string) => `members[value eq "${one}" and value eq "${other}"]`;
    expect(patched({ op: "remove", path: both("scu_1", "scu_2") })).toEqual({});
    expect(patched({ op: "remove", path: both("scu_1", "scu_1") }).members?.removed).toEqual(["scu_1"]);
  });

  test("the last operation on a person counts", () => {
    expect(patched(add("a", "b"), remove("a")).members).toEqual({ all: false, added: ["b"], removed: ["a"] });
    expect(patched(remove("a"), add("a")).members).toEqual({ all: false, added: ["a"], removed: [] });
    expect(patched(add("a"), { op: "replace", path: "members", value: [{ value: "b" }] }, add("c")).members).toEqual({
      all: true,
      added: ["b", "c"],
      removed: [],
    });
  });

  test("only a remove without values removes everybody; an empty list of values is nobody", () => {
    expect(patched({ op: "remove", path: "members" }).members).toEqual({ all: true, added: [], removed: [] });
    expect(patched({ op: "remove", path: "members", value: [] })).toEqual({});
    expect(patched({ op: "replace", path: "members", value: null })).toEqual({});
    expect(patched({ op: "replace", value: { members: [] } }).members).toEqual({ all: true, added: [], removed: [] });
  });

  test("a name, an external id and members need no path; attributes we don't keep are ignored", () => {
    const value = { id: "scg_9", displayName: "Eva Users", externalId: "e1", members: [{ value: "a" }], "x.y": 1 };
    expect(patched({ op: "replace", value })).toEqual({
      displayName: "Eva Users",
      externalId: "e1",
      members: { all: true, added: ["a"], removed: [] },
    });
    expect(patched({ op: "add", path: "urn:okta:custom:1.0:Group:note", value: "x" })).toEqual({});
  });

  test.each([
    [{ op: "remove", path: "displayName" }, "mutability"],
    [{ op: "replace", path: "displayName", value: "" }, "invalidValue"],
    [{ op: "add", path: "members", value: [{ display: "Ada" }] }, "invalidValue"],
    [{ op: "add", path: "members", value: [null] }, "invalidValue"],
    [{ op: "remove", path: 'members[display eq "Ada"]' }, "invalidPath"],
    [{ op: "replace", path: 'members[value eq "a"].display', value: "Ada" }, "invalidPath"],
    [{ op: "remove" }, "noTarget"],
  ])("%j is refused as %s", (operation, reason) => {
    expect(() => patched(operation)).toThrow(expect.objectContaining({ extra: expect.objectContaining({ reason }) }));
  });

  test("twenty thousand operations on one group are read quickly", () => {
    const operations = Array.from({ length: 10_000 }, (_, at) => [remove(`u${at}`), add(`u${at}`)]).flat();
    const started = cpuMs();
    expect(patched(...operations).members?.added).toHaveLength(10_000);
    expect(cpuMs() - started).toBeLessThan(10_000);
  });
});
