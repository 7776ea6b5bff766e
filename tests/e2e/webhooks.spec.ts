import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { startReceiver, verified } from "@/tests/support/stand-ins/receiver";
import { headers } from "./support/call-app";
import { newScaleAdmin } from "./support/company";
import { expectAccessible, expectSound } from "./support/expect-accessible";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const FIRST = { code: 200, body: '{"took":"it"}' };

async function makeProject(request: APIRequestContext, name: string): Promise<void> {
  expect((await request.post("/api/library/projects", { headers, data: { name } })).status()).toBe(201);
}

/** Creates a webhook in the page and returns the secret it shows. */
async function makeWebhook(page: Page, url: string): Promise<string> {
  await page.goto("/settings/webhooks");
  await page.getByRole("button", { name: "New webhook" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("URL").fill("https://10.0.0.1/");
  await dialog.getByRole("button", { name: "Create webhook" }).click();
  await expect(dialog.getByText("Choose at least one event.")).toBeVisible();
  await dialog.getByRole("checkbox", { name: /^project\.created/ }).check();
  await dialog.getByRole("button", { name: "Create webhook" }).click();
  await expect(dialog.getByText("private network")).toBeVisible();
  await expect(dialog.getByLabel("URL")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("URL").fill(url);
  await dialog.getByRole("button", { name: "Create webhook" }).click();
  await expect(dialog.getByText("It’s not shown again")).toBeVisible();
  await expectAccessible(page);
  const secret = await dialog.getByText(/^whsec_/).innerText();
  // Neither a key nor a click next to it loses what isn't shown again.
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await dialog.getByRole("tab", { name: "Python" }).click();
  await expect(dialog.getByText("hmac.compare_digest")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { name: url })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  return secret;
}

test("a webhook is created, tested, fails, is investigated and replayed, is disabled, catches up and is deleted", async ({
  page,
}) => {
  const answer = { ...FIRST };
  const receiver = await startReceiver((response) => response.writeHead(answer.code).end(answer.body));
  await newScaleAdmin(page, "Wes");
  const secret = await makeWebhook(page, receiver.url);
  const rows = page.getByRole("list", { name: "Deliveries" }).getByRole("listitem");
  const latest = () => {
    const last = receiver.received.at(-1);
    if (!last) throw new Error("Nothing was received.");
    return last;
  };

  await test.step("a test arrives, signed", async () => {
    await expect(page.getByText("Nothing was sent yet")).toBeVisible();
    await page.getByRole("button", { name: "Send a test" }).click();
    await expect(rows.filter({ hasText: "webhook.test" })).toContainText("Delivered");
    expect(verified(secret, latest())).toMatchObject({ type: "webhook.test" });
  });

  await test.step("an event that the receiver refuses is shown with its response, and replayed", async () => {
    answer.code = 503;
    answer.body = "<script>alert(1)</script> down for repairs";
    await makeProject(page.request, "Refused at first");
    const row = rows.filter({ hasText: "project.created" });
    // The page polls every five seconds.
    await expect(row).toContainText("Responded 503");
    await row.getByRole("link").click();
    await expect(page.getByRole("heading", { name: "project.created" })).toBeVisible();
    await expect(page.getByText("<script>alert(1)</script> down for repairs").first()).toBeVisible();
    await expect(page.getByText('"name": "Refused at first"')).toBeVisible();
    await expectAccessible(page);
    const { id } = latest();
    Object.assign(answer, FIRST);
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText("Delivered").first()).toBeVisible();
    expect(latest().id).toBe(id);
  });

  await test.step("after a new secret both sign", async () => {
    await page.getByRole("link", { name: receiver.url }).click();
    await page.getByRole("button", { name: "More actions for this webhook" }).click();
    await page.getByRole("menuitem", { name: "New secret…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Create secret" }).click();
    const fresh = await page
      .getByRole("dialog")
      .getByText(/^whsec_/)
      .innerText();
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    expect(fresh).not.toBe(secret);
    const before = receiver.received.length;
    await page.getByRole("button", { name: "Send a test" }).click();
    await expect.poll(() => receiver.received.length).toBe(before + 1);
    expect(verified(secret, latest())).toEqual(verified(fresh, latest()));
  });

  await test.step("while it is disabled nothing is sent; enabled again, it catches up", async () => {
    await page.getByRole("button", { name: "More actions for this webhook" }).click();
    await page.getByRole("menuitem", { name: "Disable…" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
    await expect(page.getByText("This webhook is disabled")).toBeVisible();
    // The focused button's name is also in a tooltip, which is outside of every region.
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    const before = receiver.received.length;
    await makeProject(page.request, "Missed");
    await page.getByRole("button", { name: "Enable" }).click();
    await expect(page.getByText("This webhook is disabled")).toBeHidden();
    expect(receiver.received.length).toBe(before);
    await page.getByRole("button", { name: "Send missed events" }).click();
    await expectAccessible(page);
    await page.getByRole("dialog").getByLabel("Events from").selectOption("The last hour");
    await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await expect.poll(() => receiver.received.map(({ body }) => body).join()).toContain('"Missed"');
    await expect(rows.filter({ hasText: "project.created" }).first()).toContainText("Delivered");
  });

  await test.step("it is changed, listed with its state, and deleted", async () => {
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("dialog").getByLabel("Description").fill("To the team’s channel");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("To the team’s channel")).toBeVisible();
    await page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: "Failed" }).click();
    await expect(page.getByText("None with this status")).toBeVisible();
    await page.getByRole("button", { name: "More actions for this webhook" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete webhook" }).click();
    await expect(page.getByText("No webhooks yet")).toBeVisible();
  });
  await receiver.stop();
});

test("the pages of a webhook meet WCAG 2.2 AA in both themes and fit a phone", async ({ page }) => {
  await newScaleAdmin(page, "Wanda");
  const receiver = await startReceiver((response) => response.writeHead(500).end("No.".repeat(2000)));
  const data = { url: receiver.url, events: ["project.created", "engage.session.completed"] };
  const made = await page.request.post("/api/settings/webhooks", { headers, data });
  const { webhook } = await made.json();
  const sent = await page.request.post(`/api/settings/webhooks/${webhook.id}/test`, { headers, data: {} });
  const { delivery } = await sent.json();
  const here = `/settings/webhooks/${webhook.id}`;
  await page.goto(here);
  await expect(page.getByText("Retrying").first()).toBeVisible();
  const pages = [
    ["/settings/webhooks", "Webhooks"],
    [here, "Deliveries"],
    [`${here}/deliveries/${delivery.id}`, "Attempts"],
  ] as const;
  for (const [path, name] of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expectSound(page);
  }
  await page.request.delete(here.replace("/settings", "/api/settings"), { headers, data: {} });
  await receiver.stop();
});

test("an observer sees webhooks and their deliveries, and can change nothing", async ({ page }) => {
  await signInByCall(page.request, "observer@pro.earshot.test");
  await page.goto("/settings/webhooks");
  await expect(page.getByText("No webhooks yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "New webhook" })).toHaveCount(0);
});
