import { expect, test } from "vitest";
import { wayIn } from "@/components/settings/security/sso/way-in";

test("who may be locked out is promised an emailed link only where mail is sent", () => {
  expect(wayIn("Okta", true)).toBe("If Okta fails, admins can still get a sign-in link by email.");
  expect(wayIn("Okta", false)).toBe(
    "If Okta fails, admins can still ask for a sign-in link. No mail is sent from here, so an admin who is signed in passes it on from Outgoing email.",
  );
});
