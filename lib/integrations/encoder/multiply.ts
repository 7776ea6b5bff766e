/** A block of a product: this many rows at once by this many columns, which is what fits the registers of a processor. */
export const ROWS = 4;
export const COLUMNS = 8;

const [I32, V128] = [0x7f, 0x7b];
const FOUR_BYTES = 2;
const FLOATS = 4;

/** Numbers in the variable-length form of WebAssembly (LEB128). */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}
const signed = (value: number): number[] => (value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >> 7)]);

const get = (local: number) => [0x20, ...unsigned(local)];
const set = (local: number) => [0x21, ...unsigned(local)];
const constant = (value: number) => [0x41, ...signed(value)];
const simd = (operation: number) => [0xfd, ...unsigned(operation)];
const at = (offset: number) => [FOUR_BYTES, ...unsigned(offset)];
const ADD_I32 = [0x6a];
const [LOAD, LOAD_SPLAT, STORE, ADD, MULTIPLY] = [0x00, 0x09, 0x0b, 0xe4, 0xe6].map(simd) as [
  number[],
  number[],
  number[],
  number[],
  number[],
];
const section = (id: number, content: number[]) => [id, ...unsigned(content.length), ...content];
const text = (name: string) => [...unsigned(name.length), ...new TextEncoder().encode(name)];

// The parameters: where the left rows begin, bytes of one, the panel, where the product begins, bytes of its row, and the panel's end.
const [LEFT, LEFT_ROW, PANEL, INTO, INTO_ROW, END] = [0, 1, 2, 3, 4, 5];
const LEFTS = [LEFT, 6, 7, 8];
const INTOS = [INTO, 9, 10, 11];
const SUMS = 12;
const PARTS = COLUMNS / FLOATS;
const RIGHT = SUMS + ROWS * PARTS;
const SPLAT = RIGHT + PARTS;

function body(): number[] {
  const rows = [...Array(ROWS).keys()];
  const parts = [...Array(PARTS).keys()];
  const sum = (row: number, part: number) => SUMS + row * PARTS + part;
  const code: number[] = [];
  for (const row of rows.slice(1))
    for (const [pointers, stride] of [
      [LEFTS, LEFT_ROW],
      [INTOS, INTO_ROW],
    ] as const)
      code.push(...get(pointers[row - 1] ?? 0), ...get(stride ?? 0), ...ADD_I32, ...set(pointers[row] ?? 0));
  const each = (run: (row: number, part: number) => number[]) =>
    rows.flatMap((row) => parts.flatMap((part) => run(row, part)));
  code.push(...each((row, part) => [...get(INTOS[row] ?? 0), ...LOAD, ...at(part * 16), ...set(sum(row, part))]));
  code.push(0x03, 0x40);
  for (const part of parts) code.push(...get(PANEL ?? 0), ...LOAD, ...at(part * 16), ...set(RIGHT + part));
  for (const row of rows) {
    code.push(...get(LEFTS[row] ?? 0), ...LOAD_SPLAT, ...at(0), ...set(SPLAT));
    for (const part of parts)
      code.push(
        ...[...get(sum(row, part)), ...get(SPLAT), ...get(RIGHT + part), ...MULTIPLY, ...ADD, ...set(sum(row, part))],
      );
    code.push(...get(LEFTS[row] ?? 0), ...constant(4), ...ADD_I32, ...set(LEFTS[row] ?? 0));
  }
  code.push(...get(PANEL ?? 0), ...constant(COLUMNS * 4), ...ADD_I32, ...set(PANEL ?? 0));
  code.push(...get(PANEL ?? 0), ...get(END ?? 0), 0x49, 0x0d, 0x00, 0x0b);
  code.push(...each((row, part) => [...get(INTOS[row] ?? 0), ...get(sum(row, part)), ...STORE, ...at(part * 16)]));
  const locals = [2, 6, I32, ROWS * PARTS + PARTS + 1, V128];
  return [...locals, ...code, 0x0b];
}

/**
 * Adds to 4 by 8 numbers the product of 4 rows and a panel (8 columns that stand together, row by row), all in one memory and in
 * bytes. 4 numbers are multiplied in one instruction (WebAssembly SIMD), always in one order: everywhere the sums are the same.
 */
export type MultiplyBlock = (
  left: number,
  leftRow: number,
  panel: number,
  into: number,
  intoRow: number,
  panelEnd: number,
) => void;

export function multiplyBlock(memory: WebAssembly.Memory): MultiplyBlock {
  const code = body();
  const bytes = [
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 6, ...Array<number>(6).fill(I32), 0]),
    ...section(2, [1, ...text("e"), ...text("memory"), 0x02, 0x00, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text("multiply"), 0x00, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ];
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(bytes)), { e: { memory } });
  return exports.multiply as MultiplyBlock;
}
