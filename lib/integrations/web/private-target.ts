/** A connection that was not made because its address is not a public one. */
export class PrivateTarget extends Error {
  override readonly name = "PrivateTarget";
  readonly code = "PRIVATE_TARGET";
  constructor() {
    super("The address is in a private network.");
  }
}
