/** Loudness is stored ten times a second. */
export const PEAKS_PER_SECOND = 10;

/** Collects samples as they come and keeps the peak of each tenth of a second, 0 to 255. */
export class Peaks {
  private values = new Uint8Array(4096);
  private length = 0;
  private loudest = 0;
  private seen = 0;

  constructor(private readonly samplesPerSecond: number) {}

  /** One sample, -1 to 1. */
  add(sample: number): void {
    const loudness = Math.abs(sample);
    if (loudness > this.loudest) this.loudest = loudness;
    this.seen += 1;
    if (this.seen * PEAKS_PER_SECOND >= (this.length + 1) * this.samplesPerSecond) this.close();
  }

  /** The result; an incomplete last bucket counts. */
  finish(): Uint8Array {
    if (this.seen * PEAKS_PER_SECOND > this.length * this.samplesPerSecond) this.close();
    return this.values.slice(0, this.length);
  }

  private close(): void {
    if (this.length === this.values.length) {
      const larger = new Uint8Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = Math.round(Math.min(1, Number.isFinite(this.loudest) ? this.loudest : 0) * 255);
    this.length += 1;
    this.loudest = 0;
  }
}
