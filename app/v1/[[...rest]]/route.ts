import { v1NotFound } from "@/lib/v1/surface";

export {
  v1NotFound as GET,
  v1NotFound as POST,
  v1NotFound as PUT,
  v1NotFound as PATCH,
  v1NotFound as DELETE,
  v1NotFound as OPTIONS,
};
