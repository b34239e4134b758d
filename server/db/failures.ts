/** Temporary PostgreSQL states and socket errors: the response is 503, not 500. */
const PASSING_CODES = new Set([
  '25006', // read-only transaction
  '40001', // serialization failure
  '40P01', // deadlock
  '53000',
  '53100', // disk full
  '53200',
  '53300', // too many connections
  '55P03', // lock not available
  '57014', // statement timeout
  '57P01', // shut down by the administrator
  '57P02',
  '57P03', // starting up
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** `pg` gives these no code. */
const PASSING_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is closed)/;

function* causes(error: unknown): Generator<Error & { code?: unknown }> {
  const seen = new Set<unknown>();
  const queue = [error];
  while (queue.length > 0) {
    const next = queue.shift();
    if (!(next instanceof Error) || seen.has(next)) continue;
    seen.add(next);
    yield next;
    queue.push(next.cause);
    if (next instanceof AggregateError) queue.push(...next.errors);
  }
}

/** True when the database is temporarily unreachable or cannot write. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const { code, message } of causes(error)) {
    if (typeof code === 'string' && (PASSING_CODES.has(code) || code.startsWith('08'))) return true;
    if (PASSING_MESSAGES.test(message)) return true;
  }
  return false;
}

/** SQLSTATE of a failed query (`23505` is a unique violation), on either driver. */
export function sqlState(error: unknown): string | null {
  for (const { code } of causes(error)) {
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}
