/** Runs once for each server process, before it serves. Kept free of Node.js calls: this file is compiled for edge too. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startProcess } = await import("./instrumentation-node");
  await startProcess();
}
