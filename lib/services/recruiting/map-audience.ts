import type { Audience } from "@/lib/core/study/audience";
import type { ServiceFilter } from "@/lib/integrations/recruiting/types";
import { FILTER_RULES, GENDERS } from "./filter-rules";
import { findFilter } from "./find-filter";
import { mapLocations } from "./map-locations";
import type { Mapped } from "./record";

const ask = (what: string) => `Prolific can't filter by ${what}. Ask for it in the screener.`;

/**
 * The audience in a recruiting service's own filters, by the words of its choices, and one sentence for everything that
 * it has no filter for. Throws `conflict` if nobody in the requested countries could be reached.
 */
export function mapAudience({ locations, demographics }: Audience, available: ServiceFilter[]): Mapped {
  const mapped: Mapped = { filters: [], unmapped: [] };
  mapLocations(locations, available, mapped);
  mapAge(demographics, available, mapped);
  mapGender(demographics, available, mapped);
  for (const rule of FILTER_RULES) {
    const wanted: readonly string[] = demographics[rule.field];
    if (wanted.length === 0) continue;
    const filter = findFilter(available, rule.ids, rule.title);
    const valuesOf = (value: string) =>
      (filter?.choices ?? []).filter(({ label }) => rule.choices[value]?.test(label)).map((choice) => choice.value);
    const missing = wanted.filter((value) => valuesOf(value).length === 0);
    const values = [...new Set(wanted.flatMap(valuesOf))];
    if (filter && values.length > 0) mapped.filters.push({ id: filter.id, values });
    if (missing.length > 0)
      mapped.unmapped.push(ask(`${rule.name} “${missing.map((value) => value.replaceAll("_", " ")).join(", ")}”`));
  }
  if (demographics.householdIncome.length > 0) mapped.unmapped.push(ask("household income in these steps"));
  return mapped;
}

function mapAge({ ageMin, ageMax }: Audience["demographics"], available: ServiceFilter[], mapped: Mapped): void {
  if (ageMin === null && ageMax === null) return;
  const filter = findFilter(available, ["age"], /^age$/i);
  if (filter) mapped.filters.push({ id: filter.id, range: { lower: ageMin ?? 18, upper: ageMax ?? 100 } });
  else mapped.unmapped.push(ask("their age"));
}

function mapGender({ gender }: Audience["demographics"], available: ServiceFilter[], mapped: Mapped): void {
  if (gender === null) return;
  const filter = findFilter(available, ["gender", "sex"], /^(gender|sex)\b/i);
  const pattern = GENDERS[gender];
  const choice = pattern && filter?.choices.find(({ label }) => pattern.test(label));
  if (filter && choice) mapped.filters.push({ id: filter.id, values: [choice.value] });
  else mapped.unmapped.push(ask(`the gender “${gender}”`));
}
