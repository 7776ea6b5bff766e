/** The header that names the method of a request that no route knows, which is handled as OPTIONS. */
export const UNKNOWN_METHOD = "x-unknown-method";
