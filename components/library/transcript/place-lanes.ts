/** For stretches of lines in the order they begin: the first lane in which each has room, so that none overlap. */
export function placeLanes(stretches: { first: number; last: number }[]): number[] {
  const busyUntil: number[] = [];
  return stretches.map(({ first, last }) => {
    const free = busyUntil.findIndex((until) => until < first);
    const lane = free === -1 ? busyUntil.length : free;
    busyUntil[lane] = last;
    return lane;
  });
}
