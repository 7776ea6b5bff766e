import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/core/errors";
import { parseFilter } from "@/lib/scim/filter";
import { groupConditions } from "@/lib/scim/groups/group-conditions";
import { conditionsOf } from "@/lib/scim/users/conditions-of";
import { cpuMs } from "@/tests/support/watch/cpu-ms";

const CORE = "urn:ietf:params:scim:schemas:core:2.0:User";
const read = (text: string) => conditionsOf(parseFilter(text));

const reasonOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error instanceof AppError ? error.extra.reason : error;
  }
  return "no refusal";
};

test.each([
  ['userName eq "a@b.c"', [{ by: "userName", is: "a@b.c" }]],
  ['USERNAME  EQ   "a@b.c"  ', [{ by: "userName", is: "a@b.c" }]],
  [`${CORE}:userName eq "a@b.c"`, [{ by: "userName", is: "a@b.c" }]],
  [`${CORE.toUpperCase()}:USERNAME eq "a@b.c"`, [{ by: "userName", is: "a@b.c" }]],
  [String.raw`displayName eq "Ana \"Bo\" \\ \u00e9"`, [{ by: "displayName", is: 'Ana "Bo" \\ é' }]],
  [
    'externalId eq "" and active eq True',
    [
      { by: "externalId", is: "" },
      { by: "active", is: true },
    ],
  ],
  ['active eq "False"', [{ by: "active", is: false }]],
  ['emails.value eq "a@b.c"', [{ by: "email", is: "a@b.c", type: null }]],
  ['emails eq "a@b.c"', [{ by: "email", is: "a@b.c", type: null }]],
  ['emails[type eq "work"].value eq "a@b.c"', [{ by: "email", is: "a@b.c", type: "work" }]],
  ['emails[ Type eq "work" ].Value eq "a@b.c"', [{ by: "email", is: "a@b.c", type: "work" }]],
  ['emails[type eq "work" and value eq "a@b.c"]', [{ by: "email", is: "a@b.c", type: "work" }]],
  [
    'id eq "scu_1" and userName eq "and eq ] \\"x"',
    [
      { by: "id", is: "scu_1" },
      { by: "userName", is: 'and eq ] "x' },
    ],
  ],
])("%s finds what it says", (text, conditions) => {
  expect(read(text)).toEqual(conditions);
});

describe("a filter that isn't fully understood is invalidFilter, and never everybody or nobody", () => {
  test.each([
    "ROSA",
    "",
    "   ",
    "userName",
    "userName eq",
    "userName pr",
    'userName co "a"',
    'userName sw "a"',
    'userName ne "a"',
    "userName eq a@b.c",
    "userName eq 'a'",
    "userName eq 12",
    "userName eq null",
    'userName eq "a" or userName eq "b"',
    'not (userName eq "a")',
    '(userName eq "a")',
    'userName eq "a" and',
    'userName eq "a" "b"',
    'userName eq "a',
    'userName eq "a\\"',
    'userName eq "\\q"',
    'userName eq "a"] and active eq true',
    'userName.value eq "a"',
    'userName[type eq "x"].value eq "a"',
    'emails[type eq "work"] eq "a"',
    'emails[type eq "work"].display eq "a"',
    'emails[type eq "work"',
    'emails[].value eq "a"',
    'emails[emails[type eq "x"].value eq "y"].value eq "a"',
    'emails.type eq "work"',
    "emails.value eq true",
    "active eq 1",
    'active eq "maybe"',
    'title eq "Boss"',
    'meta.lastModified eq "2026-01-01T00:00:00Z"',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department eq "R&D"',
    '__proto__ eq "a"',
    'constructor eq "a"',
    'hasOwnProperty eq "a"',
    'a.b.c eq "a"',
  ])("%s", (text) => {
    expect(reasonOf(() => read(text))).toBe("invalidFilter");
  });

  test("nor does one of more than 2,000 characters, however deep, cost time", () => {
    const started = cpuMs();
    const long = [`userName eq "${"a".repeat(2_000)}"`, "(".repeat(100_000), "emails[".repeat(300), '"\\'.repeat(900)];
    for (const text of long) expect(reasonOf(() => read(text))).toBe("invalidFilter");
    expect(read(`userName eq "${"a".repeat(1_900)}"`)).toHaveLength(1);
    expect(cpuMs() - started).toBeLessThan(2_000);
  });

  test("and its refusal shows only the beginning of it", () => {
    try {
      parseFilter(`userName gt "${"s".repeat(500)}"`);
    } catch (error) {
      expect((error as AppError).message.length).toBeLessThan(200);
    }
  });
});

test("groups are found by a member in brackets, and by nothing that compares a part of one", () => {
  const search = (text: string) => () => groupConditions(parseFilter(text));
  expect(search('members[value eq "scu_1"]')()).toEqual([{ attribute: "member", value: "scu_1" }]);
  for (const text of ['members[value eq "scu_1"].display eq "Ada"', 'members[value eq "scu_1"].value eq "scu_2"'])
    expect(reasonOf(search(text)), text).toBe("invalidFilter");
});
