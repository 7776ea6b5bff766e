import { apiNotFound } from "@/lib/api/surface";

export {
  apiNotFound as GET,
  apiNotFound as POST,
  apiNotFound as PUT,
  apiNotFound as PATCH,
  apiNotFound as DELETE,
  apiNotFound as OPTIONS,
};
