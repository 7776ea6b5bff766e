import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FilterLinks } from "@/components/ui/lists/filter-links";

test("a filter says how many it shows, as a word of its own, and nothing where there are none", () => {
  const choices = [
    { value: "", label: "All", href: "/studies" },
    { value: "running", label: "Running", count: 3, href: "/studies?status=running" },
    { value: "paused", label: "Paused", count: 0, href: "/studies?status=paused" },
  ];
  const page = renderToStaticMarkup(<FilterLinks label="Status" choices={choices} chosen="" />);
  const words = page.replace(/<[^>]*>/g, "");
  expect(words).toBe("AllRunning 3Paused");
});
