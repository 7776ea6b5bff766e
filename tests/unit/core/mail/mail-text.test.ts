import { expect, test } from "vitest";
import { mailName, mailText } from "@/lib/core/mail/mail-text";

test("what mail programs would turn into links is broken up, and still readable", () => {
  expect(mailText("Go to https://evil.example/a?b or www.evil.example.")).toBe(
    "Go to https: //evil. example/a?b or www. evil. example.",
  );
  expect(mailText("mail me@evil.example")).toBe("mail me @ evil. example");
  expect(mailText("At 5.30, e.g. here. Or there.")).toBe("At 5.30, e. g. here. Or there.");
  expect(mailText("пример.рф")).toBe("пример. рф");
});

test("nothing invisible stays: no controls, direction marks or zero widths; line breaks do", () => {
  expect(mailText("a\u202eb\u200bc\0d\r\n\r\n\r\n\r\ne")).toBe("a b c d\n\ne");
});

test("a name with a word that mixes look-alike alphabets isn't used; one in a single alphabet is", () => {
  expect(mailName("PаyPal")).toBeNull();
  expect(mailName("Αnna")).toBeNull();
  expect(mailName("Анна Smith")).toBe("Анна Smith");
  expect(mailName("José Núñez")).toBe("José Núñez");
  expect(mailName("李雷")).toBe("李雷");
  expect(mailName("  ")).toBeNull();
  expect(mailName(null)).toBeNull();
});
