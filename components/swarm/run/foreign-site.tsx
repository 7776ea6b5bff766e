import type { RunDetail } from "@/components/swarm/shapes";
import { Callout } from "@/components/ui/states/callout";
import { listed } from "@/lib/core/text/listed";

const NAMES = new Intl.DisplayNames("en", { type: "language" });

/** Says what can't be expected of agents on a site that isn't in English. */
export function ForeignSite({ agents }: Pick<RunDetail, "agents">) {
  const languages = [...new Set(agents.flatMap(({ siteLanguage }) => siteLanguage ?? []))].filter(
    (one) => one !== "en",
  );
  if (languages.length === 0) return null;
  const named = listed(
    "en",
    languages.map((one) => NAMES.of(one) ?? one),
  );
  return (
    <Callout tone="warning" title={`This site is in ${named}`}>
      Without a language model, agents know the usual words on buttons and forms in English only. On this site, they
      find their way by the words in your tasks, so write tasks in the site’s own words. Expect agents to give up on
      more tasks and to miss wording problems, such as a total shown only after the order. They find broken pages,
      accessibility issues, slow pages, and errors in any language.
    </Callout>
  );
}
