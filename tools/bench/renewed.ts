/**
 * Gives what `make` made last, and has it made anew once that is older than `maxAge` (milliseconds).
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
