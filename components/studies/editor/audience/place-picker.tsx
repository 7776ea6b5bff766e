"use client";
import { Command } from "cmdk";
import { MapPin, X } from "lucide-react";
import { Popover } from "radix-ui";
import { useId, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { fits, plainLetters } from "@/lib/core/text/plain-letters";
import { placeName, places } from "./place-names";

type Props = { codes: string[]; onChange: (codes: string[]) => void };

const SHOWN = 60;

/** Countries and US states, found by name or code. */
export function PlacePicker({ codes, onChange }: Props) {
  const labelId = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const all = useMemo(() => (open ? places() : []), [open]);
  const wanted = plainLetters(typed.trim());
  const begins = ({ name }: { name: string }) => plainLetters(name).startsWith(wanted);
  const found = all
    .filter(({ code }) => !codes.includes(code))
    .filter(({ code, name }) => fits(name, wanted) || code.toLowerCase() === wanted)
    .sort((a, b) => Number(begins(b)) - Number(begins(a)));
  const add = (code: string) => {
    onChange([...codes, code]);
    setTyped("");
  };
  return (
    <div className="grid gap-2">
      <span className="font-medium text-sm" id={labelId}>
        Where they live
      </span>
      {codes.length > 0 && (
        <ul aria-labelledby={labelId} className="flex flex-wrap gap-1.5">
          {codes.map((code) => (
            <li key={code} className="inline-flex h-7 items-center rounded-full border bg-raised pl-2.5 text-sm">
              {placeName(code)}
              <button
                type="button"
                aria-label={`Remove ${placeName(code)}`}
                onClick={() => onChange(codes.filter((other) => other !== code))}
                className="inline-flex size-7 items-center justify-center rounded-full text-muted-foreground hover:text-foreground"
              >
                <X className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <Button className="w-fit font-normal">
            <MapPin /> {codes.length === 0 ? "Anywhere: choose places" : "Add a place"}
          </Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={6}
            collisionPadding={8}
            className="z-50 w-72 overflow-hidden rounded-md border bg-raised shadow-high duration-120 data-[state=open]:fade-in data-[state=open]:animate-in"
          >
            <Command shouldFilter={false} label="Places" loop>
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                placeholder="Country or US state"
                className="h-10 w-full border-b bg-transparent px-3 outline-none"
              />
              <Command.List className="max-h-64 overflow-y-auto p-1">
                <Command.Empty className="px-2 py-3 text-muted-foreground">No places match.</Command.Empty>
                {found.slice(0, SHOWN).map(({ code, name }) => (
                  <Command.Item
                    key={code}
                    value={code}
                    onSelect={() => add(code)}
                    className="flex h-8 cursor-pointer items-center justify-between rounded-sm px-2 chosen-row"
                  >
                    {name} <span className="text-muted-foreground text-xs">{code}</span>
                  </Command.Item>
                ))}
              </Command.List>
            </Command>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}
