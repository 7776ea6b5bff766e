import { expect, type Locator, type Page } from "@playwright/test";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

type Refusal = { status: number; code: string; message: string; wait?: number; told: string };
const REFUSALS: Refusal[] = [
  { status: 403, code: "forbidden", message: "Your role may not do this.", told: "Your role may not do this." },
  { status: 409, code: "conflict", message: "This was changed meanwhile.", told: "This was changed meanwhile." },
  {
    status: 429,
    code: "rate_limited",
    message: "Too many attempts. Wait a moment and try again.",
    wait: 40,
    told: "Too many attempts. Try again in 40 seconds.",
  },
];

/** A form's text box with what is typed into it, and the button that sends it to `endpoint`. */
type Form = { endpoint: string; box: Locator; text: string; send: Locator };

async function tellsEveryRefusal(page: Page, { endpoint, box, text, send }: Form): Promise<void> {
  await box.fill(text);
  for (const { status, code, message, wait, told } of REFUSALS) {
    await page.route(endpoint, (route) =>
      route.request().method() === "GET"
        ? route.fallback()
        : route.fulfill({
            status,
            json: { error: { code, message, requestId: "req_1" } },
            headers: wait ? { "retry-after": String(wait) } : {},
          }),
    );
    await send.click();
    await expect(page.getByText(told).first(), `${endpoint} ${status}`).toBeVisible();
    await expect(box).toHaveValue(text);
    // Nothing stays busy: the same can be tried again.
    await expect(send).toBeEnabled();
    await expect(send).not.toHaveAttribute("aria-busy", "true");
    await page.unroute(endpoint);
  }
}

test("a refusal is told in words, with how long to wait, keeps what was typed, and leaves nothing busy", async ({
  page,
}) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.goto("/studies/new");
  await tellsEveryRefusal(page, {
    endpoint: "**/api/studies",
    box: page.getByLabel("What do you want to learn?"),
    text: "Why do people leave?",
    send: page.locator("form button[type=submit]"),
  });

  await page.goto("/settings/members");
  await button("Invite people").click();
  await tellsEveryRefusal(page, {
    endpoint: "**/api/settings/invitations",
    box: page.getByLabel("Email addresses"),
    text: "ana@example.com",
    send: page.getByRole("dialog").locator("button[type=submit]"),
  });

  await page.goto("/library");
  await button("New project").first().click();
  await tellsEveryRefusal(page, {
    endpoint: "**/api/library/projects",
    box: page.getByRole("dialog").getByLabel("Name", { exact: true }),
    text: "Onboarding",
    send: page.getByRole("dialog").locator("button[type=submit]"),
  });

  await page.goto("/boards");
  await button("New board").first().click();
  await tellsEveryRefusal(page, {
    endpoint: "**/api/boards",
    box: page.getByRole("dialog").getByLabel("Name", { exact: true }),
    text: "What we know",
    send: page.getByRole("dialog").locator("button[type=submit]"),
  });
});
