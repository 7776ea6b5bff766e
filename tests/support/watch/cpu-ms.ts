/** CPU time this process has used so far. Unlike elapsed time, it hardly grows when the machine is busy with others. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
