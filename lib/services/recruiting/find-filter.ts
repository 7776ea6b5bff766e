import type { ServiceFilter } from "@/lib/integrations/recruiting/types";

/** A filter by its id, or else by its title, since the service may rename either. */
export const findFilter = (
  filters: ServiceFilter[],
  ids: readonly string[],
  title: RegExp,
): ServiceFilter | undefined =>
  filters.find(({ id }) => ids.includes(id)) ?? filters.find((filter) => title.test(filter.title));
