import { expect, test } from "vitest";
import { toast } from "@/components/ui/dialogs/toast";

test("what fails again is told again, in one message", () => {
  toast.error("Not saved.");
  const [first] = toast.current();
  toast.success("Copied.");
  toast.error("Not saved.");
  expect(toast.current().map(({ text }) => text)).toEqual(["Copied.", "Not saved."]);
  expect(toast.current()[1]?.id).not.toBe(first?.id);
});
