import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NewsList } from "@/components/home/news-list";

const news = (kind: "review" | "finished", at: string) =>
  ({ kind, studyId: "std_1", studyTitle: "Why people leave", count: 2, at }) as const;

test("what waits for a decision isn’t said to be of this week, since it may have waited for longer", () => {
  const both = [news("review", "2026-10-02T10:00:00.000Z"), news("finished", "2026-11-27T10:00:00.000Z")];
  const html = renderToStaticMarkup(<NewsList news={both} />);
  const order = ["Needs your attention", "waiting for your decision", "This week", "finished"];
  expect(order.map((words) => html.indexOf(words)).toSorted((a, b) => a - b)).toEqual(
    order.map((words) => html.indexOf(words)),
  );
  expect(html).toContain("Needs your attention");
  expect(renderToStaticMarkup(<NewsList news={both.slice(1)} />)).not.toContain("Needs your attention");
  expect(renderToStaticMarkup(<NewsList news={[]} />)).toBe("");
});
