import { isolated } from "./text-direction";

type Part = string | false | null | undefined;

/** The known ones of some facts in a line: "Ana · 0:12". Arabic and Hebrew ones keep to their place. */
export const dotted = (...parts: Part[]): string =>
  parts
    .filter((part): part is string => typeof part === "string" && part !== "")
    .map(isolated)
    .join(" · ");
