type Slope = (at: Float64Array, into: Float64Array) => number;

const REMEMBERED = 8;
const ENOUGH = 1e-4;
const HALVINGS = 20;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};
/** a + factor * b, into a. */
const add = (a: Float64Array, factor: number, b: Float64Array): void => {
  for (let i = 0; i < a.length; i += 1) a[i] = (a[i] ?? 0) + factor * (b[i] ?? 0);
};

/**
 * Where a convex function is least, by L-BFGS (Nocedal and Wright, "Numerical Optimization", algorithm 7.4), from zeros.
 * `valueAndSlope` answers the value at a place and writes its slope. Same function, same answer.
 */
export function minimise(size: number, rounds: number, valueAndSlope: Slope): Float64Array {
  let place = new Float64Array(size);
  let slope = new Float64Array(size);
  let value = valueAndSlope(place, slope);
  const steps: { moved: Float64Array; turned: Float64Array; curve: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const direction = downhill(slope, steps);
    const fall = dot(direction, slope);
    let step = round === 0 ? 1 / Math.sqrt(dot(slope, slope)) : 1;
    let next = place;
    let nextSlope = slope;
    let nextValue = value;
    for (let tried = 0; tried < HALVINGS; tried += 1, step /= 2) {
      next = place.slice();
      add(next, step, direction);
      nextSlope = new Float64Array(size);
      nextValue = valueAndSlope(next, nextSlope);
      if (nextValue <= value + ENOUGH * step * fall) break;
    }
    const [moved, turned] = [next.slice(), nextSlope.slice()];
    add(moved, -1, place);
    add(turned, -1, slope);
    const curve = dot(moved, turned);
    if (curve > 0) steps.push({ moved, turned, curve });
    if (steps.length > REMEMBERED) steps.shift();
    const gained = value - nextValue;
    [place, slope, value] = [next, nextSlope, nextValue];
    if (gained <= 1e-7 * Math.abs(value)) break;
  }
  return place;
}

/** The slope's opposite, bent by how it turned in the last steps. */
function downhill(
  slope: Float64Array,
  steps: readonly { moved: Float64Array; turned: Float64Array; curve: number }[],
): Float64Array {
  const direction = slope.map((each) => -each);
  const shares = steps.toReversed().map((step) => {
    const share = dot(step.moved, direction) / step.curve;
    add(direction, -share, step.turned);
    return { step, share };
  });
  const last = steps.at(-1);
  if (last) {
    const scale = last.curve / dot(last.turned, last.turned);
    for (let i = 0; i < direction.length; i += 1) direction[i] = (direction[i] ?? 0) * scale;
  }
  for (const { step, share } of shares.toReversed())
    add(direction, share - dot(step.turned, direction) / step.curve, step.moved);
  return direction;
}
