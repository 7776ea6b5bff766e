/** What this browser keeps under a key; null if that is nothing, or can't be read. Anybody may have written it. */
export const readLocal = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
};

/** Keeps a value, or with null nothing any more. Private windows and full disks keep nothing, which is no failure. */
export const writeLocal = (key: string, value: unknown): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // What would have been kept then lives as long as the page.
  }
};
