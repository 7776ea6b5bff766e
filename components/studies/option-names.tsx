import { Check } from "lucide-react";

type Option = { option: string; qualifyIfChosen: boolean };

/** A screener's options in a line, with a check mark on those that let people in. */
export function OptionNames({ options }: { options: Option[] }) {
  return options.map(({ option, qualifyIfChosen }, at) => (
    <span key={`${at} ${option}`} className={qualifyIfChosen ? "text-foreground" : "text-muted-foreground"}>
      {at > 0 && " · "}
      {option}
      {qualifyIfChosen && (
        <Check role="img" aria-label="qualifies" className="mb-0.5 ml-1 inline size-3.5 text-success" />
      )}
    </span>
  ));
}
