/** Gives each range, in order of their starts, the first lane that has room, so that none overlap. */
export function placeLanes(stretches: { first: number; last: number }[]): number[] {
  const busyUntil: number[] = [];
  return stretches.map(({ first, last }) => {
    const free = busyUntil.findIndex((until) => until < first);
    const lane = free === -1 ? busyUntil.length : free;
    busyUntil[lane] = last;
    return lane;
  });
}
