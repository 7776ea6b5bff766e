import { expect } from "@playwright/test";
import { headers } from "./support/call-app";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

const MADE = { timeout: 120_000 };
const BEGINS = { pptx: "PK", docx: "PK", pdf: "%PDF-1.7", md: "# ", csv: "\ufeffRow,Of," } as const;

test("a readout is exported as slides, PDF, Word, Markdown and CSV", async ({ browser }) => {
  const page = await signedIn(browser, "member@pro.earshot.test");
  const studies = await page.request.get("/api/studies?status=ended&q=leave+at+the+checkout");
  const path = `/studies/${(await studies.json()).items[0].id}/readout`;
  const read = async () => (await page.request.get(`/api${path}`)).json();
  if ((await read()).status === "none") await page.request.post(`/api${path}/generate`, { headers, data: {} });
  await expect.poll(async () => (await read()).status, MADE).toBe("ready");

  const asked = await Promise.all(
    Object.keys(BEGINS).map(async (format) => {
      const answer = await page.request.post(`/api${path}/exports`, { headers, data: { format } });
      expect(answer.status()).toBe(202);
      return answer.json();
    }),
  );
  for (const { id, format } of asked) {
    const now = async () => (await page.request.get(`/api/exports/${id}`)).json();
    await expect.poll(async () => (await now()).status, MADE).toBe("ready");
    const bytes = await (await page.request.get((await now()).downloadUrl)).body();
    expect(bytes.toString("utf8").startsWith(BEGINS[format as keyof typeof BEGINS]), format).toBe(true);
  }

  await page.goto(path);
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^PDF/ }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.context().close();
});
