import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StudyTabs } from "@/components/studies/frame/study-tabs";

const counts = { participants: 0, inProgress: 0, completed: 0, target: null };

/** The labels of a study's tabs in order, the chosen one in brackets. */
function tabsAt(path: string, status: "draft" | "running", type: "ai-curated-interview" | "live-interview"): string[] {
  const shown = renderToStaticMarkup(
    <PathnameContext.Provider value={path}>
      <StudyTabs study={{ id: "std_1", type, status, counts }} />
    </PathnameContext.Provider>,
  );
  const links = shown.match(/<a [^>]*>[^<]*/g) ?? [];
  return links.map((link) => {
    const label = link.slice(link.indexOf(">") + 1);
    return link.includes("aria-current") ? `[${label}]` : label;
  });
}

test("a draft opens on the first of its tabs, its guide, and has a tab for what an address leads to; a launched study begins with its overview", () => {
  const path = "/studies/std_1";
  expect(tabsAt(path, "draft", "ai-curated-interview")).toEqual(["[Guide]", "Recruit", "Boards"]);
  expect(tabsAt(path, "draft", "live-interview")).toEqual(["[Guide]", "Recruit", "Times", "Boards"]);
  expect(tabsAt(`${path}/recruit`, "draft", "ai-curated-interview")).toEqual(["Guide", "[Recruit]", "Boards"]);
  const followed = tabsAt(`${path}/participants`, "draft", "ai-curated-interview");
  expect(followed).toEqual(["Guide", "[Participants]", "Recruit", "Boards"]);
  const running = tabsAt(path, "running", "ai-curated-interview");
  expect(running[0]).toBe("[Overview]");
  expect(running.slice(-2)).toEqual(["Guide", "Boards"]);
});

test("the guide is one tab, also while it is open", () => {
  for (const status of ["draft", "running"] as const) {
    const tabs = tabsAt("/studies/std_1/guide", status, "ai-curated-interview");
    expect(tabs.filter((tab) => tab.includes("Guide"))).toEqual(["[Guide]"]);
  }
});
