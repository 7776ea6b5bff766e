import { afterEach, expect, test, vi } from "vitest";
import { signOut } from "@/components/shell/sign-out";

afterEach(() => vi.unstubAllGlobals());

test("a page leads to the sign-in only once one is signed out: on a shared computer, the next person would be in", async () => {
  const assign = vi.fn();
  vi.stubGlobal("window", { location: { assign } });
  let status = 500;
  vi.stubGlobal("fetch", async (path: string) =>
    path.endsWith("csrf") ? Response.json({ csrfToken: "token" }) : new Response("{}", { status }),
  );
  await expect(signOut()).rejects.toThrow("You couldn’t be signed out. Try again.");
  expect(assign).not.toHaveBeenCalled();
  status = 200;
  await signOut();
  expect(assign).toHaveBeenCalledWith("/sign-in");
});

test("signing out without a connection says so", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  await expect(signOut()).rejects.toMatchObject({
    name: "CallError",
    message: expect.stringMatching("can’t be reached"),
  });
});
