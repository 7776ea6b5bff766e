/** `refused`: the service won't take this very text, so that asking again helps nobody. */
export class EmbeddingsFailed extends Error {
  override name = "EmbeddingsFailed";
  constructor(
    readonly refused: boolean,
    options?: ErrorOptions,
  ) {
    super("The embeddings service gave nothing that could be used", options);
  }
}
