import { describe, expect, test } from "vitest";
import { writeMail } from "@/lib/services/mail/write-mail";

const URL = "https://research.example.com/i/abc?x=1&y=2";

describe("a mail", () => {
  const mail = writeMail(
    "News <b>",
    [
      { greeting: "Guten Tag Ana," },
      "Erste Zeile.\nZweite & dritte.",
      { quote: "One\nTwo" },
      { label: "Los", link: URL },
      { label: "Später", link: `${URL}#later`, quiet: true },
      { small: "Warum Sie sie erhalten.", link: `${URL}#stop`, label: "Abbestellen" },
    ],
    { language: "de" },
  );

  test("as text has every address in full", () => {
    expect(mail.text).toBe(
      `Guten Tag Ana,\n\nErste Zeile.\nZweite & dritte.\n\n> One\n> Two\n\nLos:\n${URL}\n\nSpäter:\n${URL}#later\n\nWarum Sie sie erhalten. Abbestellen: ${URL}#stop`,
    );
  });

  test("as a page has one button, with its address to read, and escapes every word", () => {
    const links = [...mail.html.matchAll(/<a href="([^"]+)" class="(\w+)"/g)].map(([, href, look]) => [look, href]);
    const escaped = URL.replace("&", "&#38;");
    expect(links).toEqual([
      ["button", escaped],
      ["link", `${escaped}#later`],
      ["quiet", `${escaped}#stop`],
    ]);
    expect(mail.html).toContain(`>${escaped}</p>`);
    expect(mail.html).toContain("<title>News &#60;b&#62;</title>");
    expect(mail.html).toContain("Erste Zeile.<br>Zweite &#38; dritte.");
  });

  test("as a page says its language, reads well on a phone and in the dark", () => {
    expect(mail.html).toMatch(/^<!doctype html><html lang="de"/);
    expect(mail.html).toContain('name="viewport"');
    expect(mail.html).toContain("prefers-color-scheme:dark");
    expect(writeMail("x", ["y"]).html).toContain('<html lang="en"');
  });

  test("shows in a list of mails what it says, not whom it greets", () => {
    expect(mail.html).toMatch(/mso-hide:all">Erste Zeile\.\nZweite &#38; dritte\./);
  });
});

test("an Arabic mail runs from right to left, and its quote is marked on the right", () => {
  const { html } = writeMail("x", ["مرحبًا", { quote: "نعم" }], { language: "ar" });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain("text-align:right");
  expect(html).toContain("border-right-width:3px");
  expect(writeMail("x", [{ quote: "yes" }]).html).toContain("border-left-width:3px");
});

test("Japanese has a wide colon, and Brazilian Portuguese its own tag", () => {
  const link = { label: "参加する", link: "https://earshot.test/i/a" };
  expect(writeMail("x", [link], { language: "ja" }).text).toBe("参加する：\nhttps://earshot.test/i/a");
  expect(writeMail("x", ["y"], { language: "pt" }).html).toContain('<html lang="pt-BR"');
});
