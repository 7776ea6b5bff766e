/** Imported first and on its own, before anything that an old Node couldn't even load. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Earshot needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
