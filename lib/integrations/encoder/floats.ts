import { COLUMNS, type MultiplyBlock, multiplyBlock, ROWS } from "./multiply";

const PAGE = 65_536;

/** Rows of numbers in the encoder's memory; `at` is where they begin, in bytes. */
export type Table = { at: number; width: number; numbers: Float32Array };
/** The numbers of a layer, cut into panels of eight columns, and what is added to each product. */
export type Layer = { panels: number; inputs: number; outputs: number; bias: Float32Array };

/** One piece of memory for all that is multiplied: it is taken once, and given back with the thread. */
export class Floats {
  readonly #memory: WebAssembly.Memory;
  readonly #multiply: MultiplyBlock;
  #end = 0;

  constructor(bytes: number) {
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    this.#multiply = multiplyBlock(this.#memory);
  }

  table(rows: number, width: number): Table {
    const at = this.#end;
    this.#end += rows * width * 4;
    return { at, width, numbers: new Float32Array(this.#memory.buffer, at, rows * width) };
  }

  layer(weights: Float32Array, bias: Float32Array, inputs: number, outputs: number): Layer {
    const { at, numbers } = this.table(inputs, outputs);
    let into = 0;
    for (let column = 0; column < outputs; column += COLUMNS)
      for (let row = 0; row < inputs; row++)
        for (let part = 0; part < COLUMNS; part++) numbers[into++] = weights[row * outputs + column + part] ?? 0;
    return { panels: at, inputs, outputs, bias };
  }

  /** `into` becomes the rows of `from`, each through the layer. Rows are worked on by fours: both have room for that. */
  apply({ panels, inputs, outputs, bias }: Layer, from: Table, into: Table, rows: number): void {
    for (let row = 0; row < Math.ceil(rows / ROWS) * ROWS; row++) into.numbers.set(bias, row * outputs);
    const size = inputs * COLUMNS * 4;
    for (let panel = 0; panel * COLUMNS < outputs; panel++)
      for (let row = 0; row < rows; row += ROWS)
        this.#multiply(
          from.at + row * inputs * 4,
          inputs * 4,
          panels + panel * size,
          into.at + (row * outputs + panel * COLUMNS) * 4,
          outputs * 4,
          panels + (panel + 1) * size,
        );
  }
}
