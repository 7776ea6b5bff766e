"use client";
import { call } from "@/lib/api/client/call";
import { RenameCard } from "./rename-card";

export function NameForm({ initial }: { initial: string }) {
  return (
    <RenameCard
      title="Your name"
      description="Colleagues see it next to what you make."
      label="Name"
      initial={initial}
      autoComplete="name"
      saved="Name saved."
      save={(name) => call("PATCH /settings/profile", { body: { name } })}
    />
  );
}
