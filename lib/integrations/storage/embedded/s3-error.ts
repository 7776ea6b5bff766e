/** A refusal in S3's terms; `code` is from the list of error codes in the S3 API reference. */
export class S3Error extends Error {
  override readonly name = "S3Error";
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}
