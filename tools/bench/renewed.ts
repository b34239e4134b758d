/**
 * Caches the result of `make`, and calls it again once the result is older than `maxAge` (milliseconds).
 * @param now the clock, in milliseconds.
 * @throws whatever `make` throws.
 */
export function renewed<Value>(
  make: () => Promise<Value>,
  maxAge: number,
  now: () => number = Date.now,
): () => Promise<Value> {
  let made: { value: Value; at: number } | undefined;
  return async () => {
    if (!made || now() - made.at > maxAge) made = { at: now(), value: await make() };
    return made.value;
  };
}
