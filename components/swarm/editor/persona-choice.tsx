import { Checkbox } from "@/components/ui/fields/checkbox";
import type { SwarmPlan } from "@/lib/core/study/swarm-plan";
import { PERSONAS } from "../persona-words";

type Personas = SwarmPlan["personas"];
type Props = { personas: Personas; onChange: (personas: Personas) => void };

/** Which personas the agents play: one agent each. */
export function PersonaChoice({ personas, onChange }: Props) {
  return (
    <fieldset data-field="swarm-personas" tabIndex={-1} className="grid gap-2 min-[640px]:grid-cols-2">
      <legend className="sr-only">Personas</legend>
      {PERSONAS.map(({ preset, name, description, icon: Icon }) => {
        const chosen = personas.some((persona) => persona.preset === preset);
        const others = personas.filter((persona) => persona.preset !== preset);
        return (
          <div key={preset} className="rounded-md border bg-raised p-3 shadow-low has-[:checked]:border-primary">
            <Checkbox
              checked={chosen}
              onChange={() => onChange(chosen ? others : [...personas, { id: preset, preset }])}
              label={
                <span className="flex items-center gap-2 font-medium">
                  <Icon aria-hidden className="size-4 text-muted-foreground" /> {name}
                </span>
              }
              hint={description}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
