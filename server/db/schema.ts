import * as catalogue from './schema/catalogue.ts';
import * as idempotency from './schema/idempotency.ts';
import * as identity from './schema/identity.ts';

/** All tables as Drizzle sees them. A new file under `schema/` gets its line here. */
export const schema = { ...catalogue, ...idempotency, ...identity };

export type Schema = typeof schema;
