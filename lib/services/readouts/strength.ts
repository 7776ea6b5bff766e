import { isDivided } from "@/lib/core/evidence/is-divided";
import { counted } from "@/lib/core/text/counted";
import type { Strength } from "./record";

type Counted = { support: number; against: number; of: number };

const NAMES: Record<Strength, string> = {
  strong: "Strong",
  moderate: "Moderate",
  weak: "Weak",
  contested: "Contested",
  open: "Open",
  none: "No evidence",
};
/** Two may be coincidence; from three people on, something is said in common. */
const FEW = 2;
const MANY = 1 / 2;

/** `isOpen`: nobody gave it a side. A quote against it does. */
export function strengthOf({ support, against, of, isOpen }: Counted & { isOpen: boolean }): Strength {
  if (support + against === 0) return "none";
  if (isOpen && against === 0) return "open";
  if (isDivided(support, against)) return "contested";
  if (support <= FEW) return "weak";
  return support >= of * MANY ? "strong" : "moderate";
}

const people = (count: number): string => counted(count, "person", "people");

/** “Strong: 9 of 12 people say so, 1 says otherwise.” */
export function strengthText(strength: Strength, { support, against, of }: Counted): string {
  const name = NAMES[strength];
  const speak = support === 1 ? "speaks" : "speak";
  if (strength === "open") return `${name}: ${support} of ${people(of)} ${speak} of it, without a shared view.`;
  if (strength === "none") return `${name}: nobody is quoted for it yet.`;
  const sides = support === 1 ? "says so" : "say so";
  const others = against > 0 ? `, ${counted(against, "says", "say")} otherwise` : "";
  return `${name}: ${support} of ${people(of)} ${sides}${others}.`;
}
