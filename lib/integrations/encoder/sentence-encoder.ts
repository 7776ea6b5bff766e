import { Floats, type Layer, type Table } from "./floats";
import { attend, normalize } from "./transform";

const MOST_TOKENS = 128;
const HEADS = 4;
/** Of the graph's names; what stands before and after differs. */
const STACK = "module_apply_default/Encoder_en/KonaTransformer/Encode/";
const WIDTH = 512;
const INNER = 1536;
const NARROW = 256;

type Norm = { scale: Float32Array; bias: Float32Array };
type Block = {
  width: number;
  before: Norm;
  asking: Layer;
  answering: Layer;
  residual: Layer | null;
  norm: Norm;
  grow: Layer;
  shrink: Layer;
};

/**
 * The English Universal Sentence Encoder, lite (Cer et al. 2018, arXiv:1803.11175): two layers of a transformer over the pieces of
 * a text, their mean, and a last layer. Answers a unit vector of 512 numbers; the same text has the same vector everywhere.
 */
export function sentenceEncoder(weights: ReadonlyMap<string, Float32Array>): (ids: readonly number[]) => Float64Array {
  const of = (name: string): Float32Array => {
    const one = weights.get(name) ?? weights.get(STACK + name);
    if (!one) throw new Error(`The encoder's weights lack ${name}.`);
    return one;
  };
  const whole = (name: string) => of(`${name}/ConcatPartitions/concat`).slice();
  const floats = new Floats(32 * 2 ** 20);
  // Copied, so that the file's bytes are let go.
  const embeddings = of("module/Embeddings_en").slice();
  const timescales = of("TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1").slice();
  const norm = (name: string): Norm => ({
    scale: whole(`${name}layer_prepostprocess/layer_norm/layer_norm_scale`),
    bias: whole(`${name}layer_prepostprocess/layer_norm/layer_norm_bias`),
  });
  const blockOf = (at: 0 | 1, width: number): Block => {
    const own = `Layer_${at}/TransformerLayer/`;
    const heads = (name: string, inputs: number, outputs: number) =>
      floats.layer(
        of(`module/Encoder_en/KonaTransformer/Encode/${own}MultiheadAttention/${name}/kernel/part_0`),
        whole(`${own}MultiheadAttention/${name}/bias`),
        inputs,
        outputs,
      );
    const inner = (name: string, inputs: number, outputs: number) =>
      floats.layer(
        of(`TransformerStack/${own}FFN/${name}/Tensordot/Reshape_1`),
        whole(`${own}FFN/${name}/bias`),
        inputs,
        outputs,
      );
    return {
      width,
      before: norm(own),
      asking: heads("qkv_transform_single", width, 3 * width),
      answering: heads("output_transform_single", width, WIDTH),
      residual:
        width === WIDTH ? null : floats.layer(whole(`${own}dense/kernel`), whole(`${own}dense/bias`), width, WIDTH),
      norm: norm(`${own}FFN/`),
      grow: inner("conv1", WIDTH, INNER),
      shrink: inner("conv2", INNER, WIDTH),
    };
  };
  const blocks = [blockOf(0, NARROW), blockOf(1, WIDTH)];
  const last = floats.layer(
    of("module/Encoder_en/hidden_layers/tanh_layer_0/weights"),
    of("module/Encoder_en/hidden_layers/tanh_layer_0/bias").slice(),
    WIDTH,
    WIDTH,
  );
  const [flow, spare] = [floats.table(MOST_TOKENS, WIDTH), floats.table(MOST_TOKENS, WIDTH)];
  const [wide, mixed] = [floats.table(MOST_TOKENS, INNER), floats.table(MOST_TOKENS, WIDTH)];

  return (all) => {
    const ids = all.slice(0, MOST_TOKENS);
    let stream: Table = { ...flow, width: NARROW };
    let other: Table = spare;
    readIn(ids, embeddings, timescales, stream.numbers);
    for (const block of blocks) {
      const { width } = block;
      normalize(stream.numbers, mixed.numbers, ids.length, width, block.before);
      floats.apply(block.asking, mixed, wide, ids.length);
      attend(wide.numbers, mixed.numbers, ids.length, width, HEADS);
      floats.apply(block.answering, mixed, other, ids.length);
      if (block.residual) {
        floats.apply(block.residual, stream, mixed, ids.length);
        add(other.numbers, mixed.numbers, ids.length * WIDTH);
      } else add(other.numbers, stream.numbers, ids.length * WIDTH);
      [stream, other] = [other, stream];
      normalize(stream.numbers, mixed.numbers, ids.length, WIDTH, block.norm);
      floats.apply(block.grow, mixed, wide, ids.length);
      for (let at = 0; at < ids.length * INNER; at++) if ((wide.numbers[at] ?? 0) < 0) wide.numbers[at] = 0;
      floats.apply(block.shrink, wide, mixed, ids.length);
      add(stream.numbers, mixed.numbers, ids.length * WIDTH);
    }
    mixed.numbers.fill(0, 0, 4 * WIDTH);
    for (let at = 0; at < ids.length * WIDTH; at++)
      mixed.numbers[at % WIDTH] = (mixed.numbers[at % WIDTH] ?? 0) + (stream.numbers[at] ?? 0) / ids.length;
    floats.apply(last, mixed, other, 1);
    const vector = Float64Array.from(other.numbers.subarray(0, WIDTH), Math.tanh);
    const length = Math.sqrt(vector.reduce((sum, each) => sum + each * each, 0));
    return vector.map((each) => each / length);
  };
}

/** Pieces as numbers with where they stand. The graph adds the embedding twice: to the signal of the place, and to that sum. */
function readIn(ids: readonly number[], embeddings: Float32Array, timescales: Float32Array, into: Float32Array): void {
  const half = NARROW / 2;
  for (const [place, id] of ids.entries())
    for (let at = 0; at < NARROW; at++) {
      const phase = place * (timescales[at % half] ?? 0);
      into[place * NARROW + at] =
        2 * (embeddings[id * NARROW + at] ?? 0) + (at < half ? Math.sin(phase) : Math.cos(phase));
    }
}

function add(into: Float32Array, from: Float32Array, count: number): void {
  for (let at = 0; at < count; at++) into[at] = (into[at] ?? 0) + (from[at] ?? 0);
}
