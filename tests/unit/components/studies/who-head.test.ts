import { expect, test } from "vitest";
import { whoHead } from "@/components/studies/participants/who-head";

const ANA = { name: "Ana", email: "ana@example.test" };
const INVITED = { name: null, email: "ben@example.test" };
const BY_LINK = { name: null, email: null };

test("addresses aren't headed as names", () => {
  expect(whoHead([INVITED, BY_LINK])).toBe("Email");
  expect(whoHead([ANA, INVITED])).toBe("Name or email");
  expect(whoHead([ANA, BY_LINK])).toBe("Name");
  expect(whoHead([BY_LINK])).toBe("");
});
