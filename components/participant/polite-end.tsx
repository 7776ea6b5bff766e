"use client";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { StepBody } from "./step-body";
import { StepHeading } from "./step-heading";

type Props = {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  /**
   * Something to fill in, above what leads on. It changes its height, so the page starts at the top and stays still.
   */
  form?: ReactNode;
  action?: ReactNode;
  foot?: ReactNode;
};

/** A page that ends or pauses someone's participation: what it means for them, and what they can do, if anything. */
export function PoliteEnd({ icon: Icon, title, children, form, action, foot }: Props) {
  return (
    <StepBody middle={!form}>
      <span className="grid size-14 place-items-center rounded-full bg-primary-soft text-primary-text">
        <Icon aria-hidden className="size-6" />
      </span>
      <StepHeading title={title} lead={children} />
      {form}
      {action && <div className="flex flex-wrap gap-3">{action}</div>}
      {foot && <p className="text-base text-muted-foreground">{foot}</p>}
    </StepBody>
  );
}
