import type { SecondParameter } from '../helpers.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  CartPreview
} from '../model';

const schemas = () => import('./product.schemas.ts');
import type {
  CartConflict,
  CartQuantityChange,
  ErrorPayload,
  Id
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeProductInCartUrl = (id: Id,) => {




  return `/api/v1/product/${encodeURIComponent(String(id))}/cart/change`
}

/**
 * Ставит количество; 0 убирает товар. Правила и отказы те же, что у `changeCartProduct`, ответ — только товары и количества.
 * @summary Изменить количество товара в корзине
 */
export const changeProductInCart = async (id: Id,
    cartQuantityChange: CartQuantityChange, options?: Parameters<typeof http>[1]): Promise<CartPreview> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CartPreview>(getChangeProductInCartUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cartQuantityChange),
    schema: async () => (await schemas()).CartPreview
  }
);}





export const getChangeProductInCartMutationKey = () => ['changeProductInCart'] as const;

export const getChangeProductInCartMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeProductInCart>>, TError,ChangeProductInCartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeProductInCart>>, TError,ChangeProductInCartMutationVariables, TContext> => {

const mutationKey = getChangeProductInCartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeProductInCart>>, ChangeProductInCartMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeProductInCart(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeProductInCartMutationResult = NonNullable<Awaited<ReturnType<typeof changeProductInCart>>>
    export type ChangeProductInCartMutationBody = CartQuantityChange
    export type ChangeProductInCartMutationError = ErrorType<ErrorPayload | CartConflict>
    export type ChangeProductInCartMutationVariables = {id: Id;data: CartQuantityChange}

    /**
 * @summary Изменить количество товара в корзине
 */
export const useChangeProductInCart = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeProductInCart>>, TError,ChangeProductInCartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeProductInCart>>,
        TError,
        ChangeProductInCartMutationVariables,
        TContext
      > => {
      return useMutation(getChangeProductInCartMutationOptions(options), queryClient);
    }
