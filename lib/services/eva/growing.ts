/** Values that one side adds while another reads them, in order. */
export function growing<T>(): { add(value: T): void; end(): void; values: AsyncGenerator<T> } {
  const waiting: T[] = [];
  let ended = false;
  let wake = () => {};
  async function* read(): AsyncGenerator<T> {
    for (;;) {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) yield next;
      if (ended) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  return {
    add: (value) => {
      waiting.push(value);
      wake();
    },
    end: () => {
      ended = true;
      wake();
    },
    values: read(),
  };
}
