import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "@/lib/core/errors";
import { parseFilter } from "@/lib/scim/filter";
import { groupConditions } from "@/lib/scim/groups/group-conditions";
import { patchGroup } from "@/lib/scim/groups/patch-group";
import { parsePatch } from "@/lib/scim/patch";
import { parsePath } from "@/lib/scim/path";
import { queryOfBody } from "@/lib/scim/query";
import { conditionsOf } from "@/lib/scim/users/conditions-of";
import { parseUser } from "@/lib/scim/users/parse-user";
import { patchUser } from "@/lib/scim/users/patch-user";

const ana = { userName: "ana@b.c", externalId: null, active: true, displayName: null, name: {}, emails: [] };

const part = fc.oneof(
  fc.constantFrom(
    "emails",
    "members",
    "type",
    "value",
    "eq",
    "and",
    "[",
    "]",
    "(",
    ")",
    ".",
    "name.givenName",
    "not",
    "pr",
  ),
  fc.constantFrom(
    '"work"',
    '"a@b.c"',
    '"\\u0000"',
    '"\\ud800"',
    '"\\',
    "true",
    "null",
    "1e999",
    "-",
    "{}",
    "urn:x:y",
    " ",
    "\u2028",
  ),
  fc.string({ unit: "binary", maxLength: 4 }),
);
const line = fc.oneof(
  part.map((one) => `userName eq ${one}`),
  part.map((one) => `emails[type eq ${one}].value`),
  fc.array(part, { maxLength: 12 }).map((parts) => parts.join(" ")),
  fc.array(part, { maxLength: 12 }).map((parts) => parts.join("")),
  fc.tuple(part, fc.integer({ min: 1, max: 3_000 })).map(([one, times]) => one.repeat(times)),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 3 }, line, fc.double(), fc.boolean(), fc.constant(null), tie("list"), tie("object")),
  list: fc.array(tie("any"), { maxLength: 3 }),
  object: fc.dictionary(
    fc.constantFrom(...["op", "path", "value", "type", "emails", "name", "active", "toString", "valueOf", "__proto__"]),
    tie("any"),
    { maxKeys: 4 },
  ),
})).any;

/** What a request contains, as it arrives. */
const sent = <Value>(given: Value): Value => JSON.parse(JSON.stringify(given)) as Value;

function refusedAtMost(act: () => unknown): void {
  try {
    const read = act();
    expect(JSON.stringify(read)).not.toMatch(/(?<!\\)\\(u0000|ud[89a-f])/i);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

test("no filter or path, however long, deep or strange, causes more than a refusal", () => {
  fc.assert(
    fc.property(line, (text) => {
      refusedAtMost(() => conditionsOf(parseFilter(text)));
      refusedAtMost(() => groupConditions(parseFilter(text)));
      refusedAtMost(() => parsePath(text));
    }),
    { numRuns: 3_000 },
  );
});

test("no body causes more than a refusal", () => {
  const operation = fc.record({
    op: fc.oneof(fc.constantFrom("add", "Replace", "remove"), value),
    path: fc.oneof(line, value),
    value,
  });
  const search = fc.record({ filter: value, startIndex: value, count: value, attributes: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 4 }), value, search, (Operations, other, query) => {
      refusedAtMost(() => patchUser(ana, parsePatch(sent({ Operations }))));
      refusedAtMost(() => patchGroup(parsePatch(sent({ Operations }))));
      refusedAtMost(() => parseUser(sent({ userName: "a@b.c", emails: other, name: other, active: other })));
      refusedAtMost(() => queryOfBody(sent(query)));
    }),
    { numRuns: 5_000 },
  );
});
