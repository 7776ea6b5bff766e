import type { PageElement } from "@/lib/core/swarm/observation";
import type { Task } from "@/lib/core/swarm/types";
import { followedBy } from "./followed-by";

const BUYING = /\b(add to (cart|basket|bag)|check ?out|buy|pay|place order|order now|purchase|subscribe)\b/i;

/** Whether pressing it buys something that the task doesn't mention. */
export const buysUnasked = (element: Pick<PageElement, "name">, task: Task): boolean =>
  BUYING.test(element.name) && followedBy(element, task).length === 0;
