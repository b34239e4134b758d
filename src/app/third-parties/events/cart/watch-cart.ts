import type { Mutation, QueryClient } from '@tanstack/react-query';
import type { getAddCartProductsMutationKey } from '#generated/api/cart/add-cart-products.ts';
import type { getChangeCartProductMutationKey } from '#generated/api/cart/change-cart-product.ts';
import type { getDeleteCartProductsMutationKey } from '#generated/api/cart/delete-cart-products.ts';
import { getGetCartQueryKey } from '#generated/api/cart/get-cart.ts';
import { getGetCartPreviewQueryKey } from '#generated/api/cart/get-cart-preview.ts';
import type { getImportCartProductsMutationKey } from '#generated/api/cart/import-cart-products.ts';
import type { Cart } from '#generated/api/model/cart.ts';
import type { CartPreview } from '#generated/api/model/cartPreview.ts';
import type { getChangeProductInCartMutationKey } from '#generated/api/product/change-product-in-cart.ts';
import {
  type KnownProduct,
  loadedProduct,
  productIn,
} from '#src/app/third-parties/events/known-product.ts';
import { firstQuantity, type QuantityRules } from '#src/features/cart-parts/quantity.ts';
import {
  cartDifferences,
  productIDsIn,
  type Quantities,
  quantitiesIn,
} from './cart-differences.ts';

/** Pieces of a product that the user has added (more than 0) or removed, and the server has confirmed. */
export interface CartChange {
  product: KnownProduct;
  pieces: number;
}

type KeyOf<F extends () => readonly [string]> = ReturnType<F>[0];

/** The mutations that change lines of the cart; types alone, so that no call is loaded for its name. */
const cartMutations: Readonly<
  Record<
    | KeyOf<typeof getAddCartProductsMutationKey>
    | KeyOf<typeof getChangeCartProductMutationKey>
    | KeyOf<typeof getChangeProductInCartMutationKey>
    | KeyOf<typeof getDeleteCartProductsMutationKey>
    | KeyOf<typeof getImportCartProductsMutationKey>,
    true
  >
> = {
  addCartProducts: true,
  changeCartProduct: true,
  changeProductInCart: true,
  deleteCartProducts: true,
  importCartProducts: true,
};

interface AnyMutation {
  options: Pick<Mutation['options'], 'mutationKey'>;
  state: Pick<Mutation['state'], 'status' | 'data' | 'variables'>;
}

function changesCart({ options }: AnyMutation): boolean {
  const [name] = options.mutationKey ?? [];
  return typeof name === 'string' && Object.hasOwn(cartMutations, name);
}

/** The quantities of the newest response about the cart; null while there is none. */
function loadedQuantities(client: QueryClient): Quantities | null {
  const cart = client.getQueryData<Cart>(getGetCartQueryKey());
  const preview = client.getQueryData<CartPreview>(getGetCartPreviewQueryKey());
  const isCartNewer = cart !== undefined && cart.order.version > (preview?.version ?? -1);
  return quantitiesIn(isCartNewer ? cart : preview);
}

/**
 * The quantities before a change that was confirmed before anybody watched. Only an empty line that
 * got the first quantity is certain enough: the button of a card does that.
 */
function guessedBefore(client: QueryClient, after: Quantities, named: ReadonlySet<string>) {
  const before = new Map(after);
  for (const id of named) {
    const known = loadedProduct(client, (product) => product.id === id);
    const { packSize, minQuantity } = (known ?? {}) as Partial<QuantityRules>;
    if (packSize === undefined || minQuantity === undefined) continue;
    const first = firstQuantity({ packSize, minQuantity, maxQuantity: 0 });
    if (after.get(id) === first) before.delete(id);
  }
  return before;
}

/**
 * Watches the mutations of the cart, so that its code knows nothing of analytics. Every response has
 * the cart after the change; the cart before it is what was loaded when the mutation started, since
 * those mutations run one after another. Returns a function that stops it.
 */
export function watchCart(
  client: QueryClient,
  onChange: (changes: readonly CartChange[]) => void,
): () => void {
  const mutations = client.getMutationCache();
  const before = new Map<AnyMutation, Quantities>();

  const begin = (mutation: AnyMutation) => {
    before.set(mutation, loadedQuantities(client) ?? new Map());
  };
  const finish = (mutation: AnyMutation) => {
    const { data, variables } = mutation.state;
    const after = quantitiesIn(data);
    if (after === null) return;
    const named = productIDsIn(variables);
    const known = before.get(mutation) ?? guessedBefore(client, after, named);
    const changes = cartDifferences(known, after, named).flatMap(({ productID, pieces }) => {
      const product =
        productIn(data, productID) ?? loadedProduct(client, ({ id }) => id === productID);
      return product ? [{ product, pieces }] : [];
    });
    before.delete(mutation);
    if (changes.length > 0) onChange(changes);
  };

  for (const mutation of mutations.getAll().filter(changesCart)) {
    if (mutation.state.status === 'pending') begin(mutation);
    if (mutation.state.status === 'success') finish(mutation);
  }
  return mutations.subscribe((event) => {
    if (event.type !== 'updated' || !changesCart(event.mutation)) return;
    const { type } = event.action;
    // A mutation whose scope is busy begins with the second of these.
    if (type === 'pending' || type === 'continue') begin(event.mutation);
    if (type === 'success') finish(event.mutation);
    if (type === 'error') before.delete(event.mutation);
  });
}
