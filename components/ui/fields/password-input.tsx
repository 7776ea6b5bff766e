"use client";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Input } from "./input";

/** A password field that can show what is typed. */
export function PasswordInput({ className, ...rest }: ComponentProps<"input">) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input {...rest} type={shown ? "text" : "password"} className={cn("pr-10", className)} />
      <button
        type="button"
        aria-label={shown ? "Hide password" : "Show password"}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="finger absolute inset-y-0 right-1 my-auto flex size-7 items-center justify-center rounded-sm text-muted-foreground hover:bg-muted hover:text-foreground [&_svg]:size-4"
      >
        {shown ? <EyeOff /> : <Eye />}
      </button>
    </span>
  );
}
