import type { OperationId } from '#server/contract/handlers.ts';
import type { Session } from '#server/contract/session.ts';
import type { Database, OpenDatabase } from '#server/db/connection.ts';
import { isDatabaseUnavailable, sqlState } from '#server/db/failures.ts';
import { ReplicaLostError } from '#server/db/replica/replica.ts';

/** Reads that are the same for every user. */
const sameForAll = [
  'getCategory',
  'getCategoryHierarchy',
  'getCategoryTree',
  'getBrand',
  'getProductByMarketID',
  'listBrands',
  'listPromotionCategories',
  'listPromotions',
  'searchBrands',
] as const satisfies OperationId[];

/** Reads of the catalog that show a signed-in user what they have changed: favorites, prices, the cart. */
const sameForVisitors = [
  'getProductBySlug',
  'getProductFilters',
  'listHitProducts',
  'listProducts',
  'listPromotionProducts',
  'listRecommendedProducts',
  'searchCatalog',
] as const satisfies OperationId[];

/** All operations that may read a replica. */
export const replicaReads = [...sameForAll, ...sameForVisitors];

const forAll: ReadonlySet<string> = new Set(sameForAll);
const forVisitors: ReadonlySet<string> = new Set(sameForVisitors);

/**
 * Whether an operation may read data that is some seconds old: it reads the catalog alone, and shows nothing
 * that its user may have just changed.
 */
function mayReadReplica(operationID: string, session: Session | null): boolean {
  return forAll.has(operationID) || (session === null && forVisitors.has(operationID));
}

/** The statement took too long: on the primary it would, too, and would burden it. */
const TIMED_OUT = '57014';

/**
 * Runs a handler on the replica where it may, and on the primary when that fails.
 * @param run must have no effect outside of the database that it is given.
 */
export async function readAnywhere<T>(
  operationID: string,
  session: Session | null,
  { db, replica }: Pick<OpenDatabase, 'db' | 'replica'>,
  run: (db: Database) => Promise<T>,
): Promise<T> {
  const copy = mayReadReplica(operationID, session) ? await replica?.choose() : null;
  if (!replica || !copy) return run(db);
  try {
    return await replica.whileUsed(run(copy));
  } catch (error) {
    const isLost = error instanceof ReplicaLostError;
    if (!isLost && (!isDatabaseUnavailable(error) || sqlState(error) === TIMED_OUT)) throw error;
    replica.reportFailure(error);
    return run(db);
  }
}
