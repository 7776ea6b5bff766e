import { standsAlone } from "@/lib/core/study/stands-alone";

/** What is chosen after an option was, or was taken back: “None of these” and the others exclude each other. */
export function toggled(options: readonly string[], chosen: readonly string[], option: string): string[] {
  if (chosen.includes(option)) return options.filter((other) => other !== option && chosen.includes(other));
  if (standsAlone(option)) return [option];
  return options.filter((other) => other === option || (chosen.includes(other) && !standsAlone(other)));
}
