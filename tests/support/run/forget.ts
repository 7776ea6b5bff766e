/** The network guard belongs to the process, not to one file. */
const KEPT = new Set(["earshotConnect"]);

/** Drops what the process remembers between calls: its settings, its connections, its caches. */
export function forget(): void {
  const world = globalThis as unknown as Record<string, unknown>;
  for (const name of Object.keys(world)) if (name.startsWith("earshot") && !KEPT.has(name)) delete world[name];
}
