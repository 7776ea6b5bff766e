import { type Context, isReadOnly, personOf } from "@/lib/core/context";

const WORDS = {
  en: {
    key: "This key or connection can only read",
    person: "You can only read in this workspace",
    rest: ", so nothing was prepared or changed. A member or an admin can ask for that. You can ask Eva anything about what people said.",
  },
  de: {
    key: "Dieser Schlüssel oder diese Verbindung darf nur lesen",
    person: "Sie dürfen in diesem Workspace nur lesen",
    rest: "; es wurde also nichts vorbereitet oder geändert. Darum kann jemand bitten, der hier Mitglied oder Admin ist. Nach allem, was gesagt wurde, können Sie Eva fragen.",
  },
} as const;

/** The answer to a request to act from somebody who may not; null for a job, which nobody is behind to be told. */
export function onlyReading(ctx: Context, german: boolean): string | null {
  if (personOf(ctx) === null) return null;
  const { key, person, rest } = WORDS[german ? "de" : "en"];
  return `${isReadOnly(ctx) ? key : person}${rest}`;
}
