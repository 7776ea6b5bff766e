import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReadoutActs } from "@/components/readout/edit/acts";
import { QuoteList } from "@/components/readout/quote/quote-list";

type Router = NonNullable<ComponentProps<typeof AppRouterContext.Provider>["value"]>;
const READOUT = { studyId: "std_1", version: 1, generation: 1, status: "ready", progress: null } as const;
type Given = ComponentProps<typeof QuoteList>;

/**
 * The words of one side's list with so many quotes on the page, of which the first three are shown, and so many later.
 */
function listed(here: number, later: number): string {
  const clips = Array.from({ length: here }, (_, at) => ({
    id: `c${at}`,
    quote: `Quote ${at}`,
    stance: "support",
    participant: { id: `p${at}`, name: `P${at}` },
    evidence: {
      sessionId: "ses_1",
      fileId: null,
      quote: `Quote ${at}`,
      speaker: `P${at}`,
      startSeconds: at,
      url: "/",
      state: "verbatim",
    },
  })) as unknown as Given["clips"];
  const claim = { id: "clm_1", text: "A claim", later: { support: later, against: 0 } } as Given["claim"];
  // Nothing is pressed, so the router leads nowhere.
  const markup = renderToStaticMarkup(
    <AppRouterContext.Provider value={{} as Router}>
      <ReadoutActs readout={READOUT} outline={[]} steps={[]} model={null} canWrite={false}>
        <QuoteList claim={claim} clips={clips} stance="support" shown={3} />
      </ReadoutActs>
    </AppRouterContext.Provider>,
  );
  return markup.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, " ");
}

test("more quotes are offered by their number: those on the page first, never none of many", () => {
  expect(listed(6, 55)).toContain("Show 3 more of 58");
  expect(listed(6, 0)).toContain("Show 3 more ");
  for (const here of [3, 4]) {
    expect(listed(here, 36)).toContain("Show the other 36");
    expect(listed(here, 36)).not.toMatch(/Show \d more/);
  }
  expect(listed(4, 0)).not.toContain("Show");
});
