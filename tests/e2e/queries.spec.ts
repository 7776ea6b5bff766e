import { expect } from "@playwright/test";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

/** A sign that no text of ours contains, and a parameter that is given twice. */
const QUERIES = {
  "/studies": ["q=%00", "q=the&q=other", "status=draft&status=running"],
  "/library": ["show=files&show=projects"],
  "/library/clips": ["q=%00", "q=the&q=other", "fileId=a&fileId=b", "studyId=%00"],
  "/reports": ["q=%00", "q=the&q=other"],
  "/eva": ["study=a&study=b", "file=%00"],
  "/search": ["q=%00", "q=the&q=other"],
  "/settings/members": ["q=%00", "q=the&q=other"],
  "/settings/audit": ["target=%00", "kind=member&kind=study"],
  "/studies/new": ["question=%00", "question=a&question=b"],
  "/reports/new": ["studyId=%00", "studyId=a&studyId=b"],
};

test("a page is shown whatever its address asks for", async ({ page }) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  for (const [path, queries] of Object.entries(QUERIES))
    for (const query of queries) {
      const answer = await page.request.get(`${path}?${query}`);
      // A page that breaks or finds nothing while it is streamed sends the digest of its error, under the status 200.
      expect.soft((await answer.text()).includes("digest"), `${path}?${query}`).toBe(false);
    }
});
