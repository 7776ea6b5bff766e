/** A connection that was refused because its address isn't public. */
export class PrivateTarget extends Error {
  override readonly name = "PrivateTarget";
  readonly code = "PRIVATE_TARGET";
  constructor() {
    super("The address is in a private network.");
  }
}
