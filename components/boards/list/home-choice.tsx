"use client";
import { useState } from "react";
import { PickOne } from "@/components/ui/fields/pick-one";
import type { BoardHome } from "./homes";
import { useHomes } from "./use-homes";

type Props = { homes: BoardHome[]; chosen: string; onChoose: (value: string) => void };

/** The project or study that a new board belongs to. Typing finds those that are not among the newest. */
export function HomeChoice({ homes: first, chosen, onChoose }: Props) {
  const [query, setQuery] = useState("");
  const { homes, failed } = useHomes(query, first);
  return (
    <div className="grid gap-1.5">
      <p aria-hidden className="font-medium text-sm">
        Belongs to
      </p>
      <PickOne
        label="Belongs to"
        searchLabel="Find a project or study"
        query={query}
        onQuery={setQuery}
        choices={homes?.map(({ value, label, kind }) => ({ value, label, note: kind })) ?? null}
        chosen={chosen}
        onChoose={onChoose}
        none="No projects or studies match."
        failed={failed}
      />
    </div>
  );
}
