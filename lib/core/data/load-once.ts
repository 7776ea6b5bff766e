/**
 * Loads once, for all callers. A load that failed, because the machine was too busy to open a file, is forgotten and
 * tried again for the next caller.
 */
export function loadOnce<Args extends unknown[], Value>(
  load: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return (...args) => {
    loading ??= load(...args).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
