"use client";
import { call } from "@/lib/api/call";
import { updateProfile } from "@/lib/api/settings-profile";
import { RenameCard } from "./rename-card";

export function NameForm({ initial }: { initial: string }) {
  return (
    <RenameCard
      title="Your name"
      description="Colleagues see it beside what you make."
      label="Name"
      initial={initial}
      autoComplete="name"
      saved="Your name is saved."
      save={(name) => call(updateProfile, { body: { name } })}
    />
  );
}
