import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JoinForm } from "@/components/auth/join/join-form";
import { SignInForm } from "@/components/auth/sign-in-form";
import { SignUpForm } from "@/components/auth/sign-up-form";

type Router = NonNullable<ComponentProps<typeof AppRouterContext.Provider>["value"]>;

/** A form's text boxes as the server renders them. One with a value is controlled by React, which restores it. */
function boxesOf(form: ReactElement): string[] {
  // Nothing is pressed, so the router leads nowhere.
  const page = <AppRouterContext.Provider value={{} as Router}>{form}</AppRouterContext.Provider>;
  const boxes = [...renderToStaticMarkup(page).matchAll(/<input [^>]*>/g)].map(([box]) => box);
  return boxes.filter((box) => !/ readonly/i.test(box));
}

test.each([
  ["signing in", <SignInForm key="in" goTo="/" notice={null} sendsMail />, ["email"]],
  ["signing up", <SignUpForm key="up" goTo="/" />, ["name", "email", "password", "workspaceName"]],
  ["joining", <JoinForm key="join" token="t" email="a@b.test" workspaceName="Fern" />, ["name", "password"]],
])("what is typed into %s before hydration stays: React controls none of its boxes", (_, form, names) => {
  const boxes = boxesOf(form);
  expect(boxes.map((box) => / name="(\w+)"/.exec(box)?.[1])).toEqual(names);
  for (const box of boxes) expect(box).not.toMatch(/ value=/);
  // As tall as each other, with or without a button to show what is typed.
  for (const box of boxes) expect(box).toMatch(/\bh-10\b/);
});
