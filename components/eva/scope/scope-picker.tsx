"use client";
import { Command } from "cmdk";
import { Check, FileText, Folder, ListFilter, MessagesSquare } from "lucide-react";
import { Popover } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Chosen } from "./chosen";
import { usePlaces } from "./use-places";

type Props = { chosen: Chosen; onChange: (chosen: Chosen) => void; keepsProject: boolean };

const groupLook =
  "[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:text-xs";

const toggled = <T extends { id: string }>(list: T[], one: T): T[] =>
  list.some(({ id }) => id === one.id) ? list.filter(({ id }) => id !== one.id) : [...list, one];

/** Limits a conversation to studies, files or a project, found by name, with the same keys as the command palette. */
export function ScopePicker({ chosen, onChange, keepsProject }: Props) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const { places, isLooking, failed } = usePlaces(typed, chosen.project?.id, open);
  const { project, studies, files } = chosen;
  const isWhole = !project && studies.length + files.length === 0;
  // Chosen studies and files may belong to another project.
  const inProject = (one: NonNullable<Chosen["project"]>) => onChange({ project: one, studies: [], files: [] });
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button tone="ghost" size="small" className="max-w-full px-2">
          <ListFilter /> {isWhole ? "Whole workspace" : "Add"}
          <span className="sr-only">: choose what Eva answers from</span>
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          side="top"
          sideOffset={6}
          collisionPadding={8}
          aria-label="What Eva answers from"
          className="z-50 w-80 max-w-[calc(100vw-24px)] overflow-hidden rounded-md border bg-raised shadow-high duration-120 data-[state=open]:fade-in data-[state=open]:animate-in"
        >
          <Command shouldFilter={false} label="Studies, files and projects" loop>
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              placeholder="Find a study, a file or a project"
              className="h-10 w-full border-b bg-transparent px-3 outline-none"
            />
            <Command.List className="h-72 max-h-[45dvh] overflow-y-auto p-1">
              {failed && <p className="px-2 py-3 text-danger">The list couldn’t be loaded. Try again in a moment.</p>}
              {!failed && places && (
                <>
                  <Command.Empty className="px-2 py-3 text-muted-foreground">
                    {isLooking ? "Searching…" : "No matches."}
                  </Command.Empty>
                  {places.studies.length > 0 && (
                    <Command.Group heading="Studies" className={groupLook}>
                      {places.studies.map((one) => (
                        <Row
                          key={one.id}
                          id={one.id}
                          icon={<MessagesSquare />}
                          label={one.title}
                          isChosen={studies.some(({ id }) => id === one.id)}
                          onSelect={() => onChange({ ...chosen, studies: toggled(studies, one) })}
                        />
                      ))}
                    </Command.Group>
                  )}
                  {places.files.length > 0 && (
                    <Command.Group heading="Files" className={groupLook}>
                      {places.files.map((one) => (
                        <Row
                          key={one.id}
                          id={one.id}
                          icon={<FileText />}
                          label={one.name}
                          isChosen={files.some(({ id }) => id === one.id)}
                          onSelect={() => onChange({ ...chosen, files: toggled(files, one) })}
                        />
                      ))}
                    </Command.Group>
                  )}
                  {!keepsProject && places.projects.length > 0 && (
                    <Command.Group
                      heading="Projects: everyone in the workspace can read these conversations"
                      className={groupLook}
                    >
                      {places.projects.map((one) => (
                        <Row
                          key={one.id}
                          id={one.id}
                          icon={<Folder />}
                          label={one.name ?? "Untitled project"}
                          isChosen={false}
                          onSelect={() => inProject(one)}
                        />
                      ))}
                    </Command.Group>
                  )}
                </>
              )}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type RowProps = { id: string; icon: ReactNode; label: string; isChosen: boolean; onSelect: () => void };

const Row = ({ id, icon, label, isChosen, onSelect }: RowProps) => (
  <Command.Item
    value={id}
    onSelect={onSelect}
    className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1 chosen-row [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted-foreground"
  >
    {icon}
    <span className="min-w-0 flex-1 truncate">{label}</span>
    {isChosen && (
      <>
        <Check aria-hidden />
        <span className="sr-only">chosen</span>
      </>
    )}
  </Command.Item>
);
