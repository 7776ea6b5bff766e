import { expect } from "@playwright/test";
import { callApp, ORIGIN } from "./support/call-app";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

/** Each calls `alert` wherever it is taken for markup, a script, a style, a link, a format or an expression. */
const PAYLOADS = [
  "<script>alert(1)</script>",
  '"><script>alert(2)</script>',
  "<img src=x onerror=alert(3)>",
  "<svg/onload=alert(4)>",
  "</title><script>alert(5)</script>",
  "</script><script>alert(6)</script>",
  "<iframe srcdoc='<script>parent.alert(7)</script>'>",
  "javascript:alert(8)",
  "[a](javascript:alert(9))",
  "' onmouseover='alert(10)' x='",
  "{{constructor.constructor('alert(11)')()}}",
  "$\u007balert(12)}",
  "<a href=javascript:alert(13)>x</a>",
  "<style>@import'//evil.test/a.css'</style>",
  "<math><mtext></mtext><mglyph><style><img src=x onerror=alert(15)>",
  "&lt;script&gt;alert(16)&lt;/script&gt;",
  "<!--<img src=x onerror=alert(17)>-->",
  "<base href=//evil.test/>",
  "\\u003cscript\\u003ealert(19)\\u003c/script\\u003e",
  "%3Cscript%3Ealert(20)%3C/script%3E",
];
/** Several at once, as long as a name may be: whichever is taken for what it says gives itself away. */
const TOGETHER = [0, 5, 10, 15].map((at) => PAYLOADS.slice(at, at + 5).join(" "));
const WORD = "zebrafinch";

const time = (second: number) => `00:00:${String(second).padStart(2, "0")}.000`;

/** A transcript with the payloads as speakers and as text; in a cue, `<` has to be written as a reference. */
const transcript = () => {
  const written = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const cues = PAYLOADS.map(
    (text, at) => `${time(at)} --> ${time(at + 1)}\n<v ${written(text)}>The ${WORD} said ${written(text)} to us.</v>`,
  );
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
};

test("whatever people write is shown as they wrote it, and none of it runs", async ({ page }) => {
  const faults: string[] = [];
  page.on("dialog", (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== ORIGIN) faults.push(`request: ${request.url()}`);
  });
  page.on("console", (message) => {
    if (/content security policy|refused to/i.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  // Chromium writes no line about code that was refused if the page caught that.
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      throw new Error(`Content Security Policy: ${violatedDirective} refused ${blockedURI}`);
    });
  });
  const shown = async (text: string) => {
    await expect(page.getByText(text, { exact: false }).first(), text).toBeVisible();
  };

  await signInByCall(page.request, "admin@scale.earshot.test");
  const bytes = transcript();
  const send = async (projectId: string, name: string) => {
    const fields = { name, projectId, sizeBytes: Buffer.byteLength(bytes), contentType: "text/vtt" };
    const { url, headers, fileId } = await callApp(page.request, "POST", "/api/library/uploads", fields);
    const sent = await fetch(url, { method: "PUT", headers, body: bytes });
    expect(sent.status).toBe(200);
    await callApp(page.request, "POST", `/api/library/files/${fileId}/complete`, {});
    return fileId as string;
  };
  let fileId = "";

  await test.step("names of projects, files, keys and the workspace", async () => {
    const named = (text: string) => ({ name: text, description: `About ${text}` });
    const made = TOGETHER.map((text) => callApp(page.request, "POST", "/api/library/projects", named(text)));
    const projects = (await Promise.all(made)).map(({ id }) => id as string);
    const [first = ""] = projects;
    [fileId = ""] = await Promise.all(PAYLOADS.map((text) => send(first, `${text}.vtt`)));
    await page.goto("/library");
    for (const text of TOGETHER) await shown(text);
    await page.goto(`/library/projects/${first}`);
    for (const text of PAYLOADS) await shown(`${text}.vtt`);
    for (const [at, id] of projects.entries()) {
      await page.goto(`/library/projects/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(TOGETHER[at] ?? "");
      await expect(page).toHaveTitle(new RegExp(escaped(TOGETHER[at] ?? "")));
    }
    await callApp(page.request, "POST", "/api/settings/keys", { name: PAYLOADS[2] });
    await page.goto("/settings/keys");
    await shown(PAYLOADS[2] ?? "");
  });

  await test.step("speakers and text of a transcript", async () => {
    await expect
      .poll(async () => (await callApp(page.request, "GET", `/api/library/files/${fileId}`)).status)
      .toBe("ready");
    await page.goto(`/library/files/${fileId}`);
    for (const text of PAYLOADS) await shown(`The ${WORD} said ${text} to us.`);
    const { transcript } = await callApp(page.request, "GET", `/api/library/files/${fileId}`);
    expect(transcript.segments.map(({ speaker }: { speaker: string }) => speaker)).toEqual(PAYLOADS);
  });

  await test.step("searching, in the palette and on its page", async () => {
    await page.goto(`/search?q=${WORD}`);
    await expect(page.getByText(WORD).first()).toBeVisible();
    for (const text of TOGETHER) {
      await page.goto(`/search?q=${encodeURIComponent(text)}`);
      await expect(page.getByRole("searchbox").or(page.getByRole("textbox")).first()).toHaveValue(text);
    }
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox").fill(WORD);
    await expect(page.getByRole("option").filter({ hasText: WORD }).first()).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("questions to Eva, her answers, and their chats", async () => {
    const questions = TOGETHER.map((text) => `${text} What did the ${WORD} say?`);
    const asked = questions.map((question) =>
      callApp(page.request, "POST", "/api/eva/ask", { question, fileIds: [fileId] }),
    );
    for (const [at, { threadId, answer }] of (await Promise.all(asked)).entries()) {
      await page.goto(`/eva/${threadId}`);
      await shown(questions[at] ?? "");
      expect(answer).toContain(WORD);
    }
  });

  await test.step("addresses", async () => {
    for (const text of [...TOGETHER, "javascript:alert(8)"]) {
      const word = encodeURIComponent(text);
      await page.goto(`/sign-in?error=${word}&next=${word}`);
    }
    const [word] = PAYLOADS.map(encodeURIComponent);
    for (const path of [`/library?cursor=${word}`, `/library/files/${word}`, `/docs?${word}`]) await page.goto(path);
  });

  expect(faults).toEqual([]);
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
