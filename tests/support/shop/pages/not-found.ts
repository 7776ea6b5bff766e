import { layout } from "../layout";
import type { Answer, Visit } from "../shop";

export const notFound = (visit: Visit): Answer => ({
  status: 404,
  html: layout(visit, "Page not found", "<p>There is nothing at this address.</p>"),
});
