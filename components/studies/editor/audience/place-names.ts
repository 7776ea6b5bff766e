import { LOCATIONS } from "@/lib/core/study/locations";
import { US_STATES } from "./us-states";

const countries = new Intl.DisplayNames("en", { type: "region" });

/** "DE" → "Germany", "US-CA" → "California, US". */
export const placeName = (code: string): string => {
  const state = US_STATES[code];
  return state ? `${state}, US` : (countries.of(code) ?? code);
};

/** All places that can be chosen, by name. */
export const places = (): { code: string; name: string }[] =>
  LOCATIONS.map((code) => ({ code, name: placeName(code) })).sort((a, b) => a.name.localeCompare(b.name, "en"));
