import { Check } from "lucide-react";

type Option = { option: string; qualifyIfChosen: boolean; most?: number | undefined };

/** A screener's options in a line, with a tick at those that let somebody in; one that repeats is shown once. */
export function OptionNames({ options }: { options: Option[] }) {
  const names = [...new Set(options.map(({ option }) => option))];
  const qualifies = (name: string) => options.some((one) => one.option === name && one.qualifyIfChosen);
  const most = (name: string) => options.find(({ option }) => option === name)?.most;
  return names.map((name, at) => (
    <span key={name} className={qualifies(name) ? "text-foreground" : "text-muted-foreground"}>
      {at > 0 && " · "}
      <bdi>{name}</bdi>
      {qualifies(name) && (
        <Check role="img" aria-label="qualifies" className="mb-0.5 ml-1 inline size-3.5 text-success" />
      )}
      {most(name) !== undefined && <span className="text-muted-foreground"> (at most {most(name)})</span>}
    </span>
  ));
}
