import { AppError } from "@/lib/core/errors";
import type { ServiceFilter } from "@/lib/integrations/recruiting/types";
import { findFilter } from "./find-filter";
import type { Mapped } from "./record";

const regions = new Intl.DisplayNames(["en"], { type: "region" });
/** Countries for which the service's name differs from Unicode's. */
const ALSO: Record<string, string[]> = {
  CZ: ["Czech Republic"],
  TR: ["Turkey"],
  GB: ["UK", "Great Britain"],
  US: ["USA", "United States of America"],
  KR: ["Korea", "Korea, Republic of"],
  MK: ["Macedonia"],
  HK: ["Hong Kong"],
  VN: ["Viet Nam"],
  RU: ["Russian Federation"],
};
const STATES: Record<string, string> = Object.fromEntries(
  (
    "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of " +
    "Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA " +
    "Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE " +
    "Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH " +
    "Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX " +
    "Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming"
  )
    .split(",")
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .toLowerCase();

const choiceOf = (filter: ServiceFilter | undefined, names: string[]) => {
  const wanted = names.map(plain);
  return filter?.choices.find(({ label }) => wanted.includes(plain(label)))?.value;
};

const countryNames = (code: string) => [regions.of(code) ?? code, ...(ALSO[code] ?? [])];

/**
 * Countries and US states. The service joins filters by "and", so states can only narrow an audience in the United
 * States alone. Reaching the whole world in place of unknown countries would be worse than not recruiting.
 */
export function mapLocations(locations: string[], available: ServiceFilter[], mapped: Mapped): void {
  if (locations.length === 0) return;
  const states = locations.filter((code) => code.startsWith("US-"));
  const countries = [...new Set(locations.map((code) => (code.startsWith("US-") ? "US" : code)))];
  const filter = findFilter(available, ["current-country-of-residence"], /^current country of residence/i);
  const values = countries.map((code) => ({ code, value: choiceOf(filter, countryNames(code)) }));
  const known = values.flatMap(({ value }) => (value === undefined ? [] : [value]));
  if (!filter || known.length === 0)
    throw new AppError("conflict", "Prolific has no participants in the audience's countries.");
  mapped.filters.push({ id: filter.id, values: known });
  const unknown = values.filter(({ value }) => value === undefined).map(({ code }) => regions.of(code) ?? code);
  if (unknown.length > 0) mapped.unmapped.push(`Prolific has no participants in ${unknown.join(", ")}.`);
  if (states.length > 0) mapStates(states, locations, available, mapped);
}

function mapStates(states: string[], locations: string[], available: ServiceFilter[], mapped: Mapped): void {
  const filter = findFilter(
    available,
    ["current-us-state", "us-state"],
    /\b(u\.?s\.?|united states)\b.*\bstate|state of residence/i,
  );
  const values = states.map((code) => choiceOf(filter, [STATES[code.slice(3)] ?? code]));
  const isAlone = states.length === locations.length;
  if (filter && isAlone && values.every((value) => value !== undefined))
    mapped.filters.push({ id: filter.id, values: values.flatMap((value) => value ?? []) });
  else
    mapped.unmapped.push(
      `Prolific recruits in the whole United States, not only in ${states.map((code) => STATES[code.slice(3)] ?? code).join(", ")}. Ask for the state in the screener.`,
    );
}
