import type { Action } from "./types";

const named = (name: string): string => (name ? `“${name}”` : "a control without a name");

/** An action in words that continue "The agent". */
export function describeAction(action: Action): string {
  switch (action.kind) {
    case "open":
      return `opened ${action.url}`;
    case "click":
      return `pressed ${named(action.target.name)}`;
    case "type":
      return `wrote “${action.text}” into ${named(action.target.name)}`;
    case "select":
      return `chose “${action.option}” in ${named(action.target.name)}`;
    case "press":
      return `pressed the ${action.key} key`;
    case "scroll":
      return `scrolled ${action.direction}`;
    case "back":
      return "went back";
    case "wait":
      return "waited";
    case "finish":
      return action.outcome === "succeeded" ? "finished the task" : "ended the task";
  }
}
