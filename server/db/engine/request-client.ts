import { Client } from 'pg';

/** Statements that are prepared at most: each costs a connection of PostgreSQL some 40 KB of memory. */
const MOST_PREPARED = 250;
/** A statement with more parameters has a list, and another text for each length of it. */
const MOST_PARAMETERS = 40;
/** Texts that were sent once, to know which repeat. */
const MOST_SEEN = 2000;

/** Names the statements that repeat, the same on all connections of a pool. */
class StatementNames {
  readonly #prepared = new Map<string, string>();
  readonly #seen = new Set<string>();

  /** The name of a statement; null for one that is sent for the first time, or beyond the limit. */
  of(text: string): string | null {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    if (this.#prepared.size >= MOST_PREPARED) return null;
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
      this.#seen.add(text);
      return null;
    }
    const name = `shop_${this.#prepared.size + 1}`;
    this.#prepared.set(text, name);
    return name;
  }
}

/** The statement with its name, if it is one of a transaction; other queries of a pool have a callback. */
function named(names: StatementNames, [config, values, callback]: readonly unknown[]): unknown {
  if (typeof config !== 'object' || config === null || !('text' in config)) return config;
  if (!Array.isArray(values) || callback) return config;
  if (values.length === 0 || values.length > MOST_PARAMETERS) return config;
  const name = names.of(String(config.text));
  return name === null ? config : { ...config, name };
}

const BEGIN = 'begin';

function isBegin(config: unknown, rest: readonly unknown[]): boolean {
  const text = typeof config === 'object' && config !== null && 'text' in config && config.text;
  return text === BEGIN && typeof rest.at(-1) !== 'function';
}

/** Nothing to wait for: the next statement is sent together with it, and fails when it has failed. */
async function begun(sent: Promise<unknown>): Promise<{ rows: never[] }> {
  sent.catch(() => {});
  return { rows: [] };
}

/**
 * The class of a pool's connections for requests, whose transactions are short and always the same.
 *
 * Their statements are prepared, so that PostgreSQL parses and plans them once by connection. They find rows
 * by ids, for which one plan is good; a query outside of a transaction, such as a search, is planned
 * for its values.
 *
 * What is sent in one turn of the event loop is written at once: the system call that sends a
 * statement takes longer than everything else that the process does for it. So the beginning of a
 * transaction is sent with its first statement.
 */
export function requestClient(): typeof Client {
  const names = new StatementNames();
  return class RequestClient extends Client {
    /** The overloads of node-postgres differ in what they return; callers see those. */
    override query(...args: unknown[]): never {
      const { stream } = this.connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      const [config, ...rest] = args;
      const sent = Reflect.apply(super.query, this, [named(names, args), ...rest]);
      return (isBegin(config, rest) ? begun(sent) : sent) as never;
    }
  };
}
