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
  CartQuantityAddition,
  ErrorPayload,
  Id
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getAddProductToCartUrl = (id: Id,) => {




  return `/api/v1/product/${encodeURIComponent(String(id))}/cart/add`
}

/**
 * Прибавляет количество к лежащему; без `quantity` — наименьшее количество товара. Правила и отказы те же, что у `addCartProduct`, ответ — только товары и количества.
 * @summary Положить товар в корзину
 */
export const addProductToCart = async (id: Id,
    cartQuantityAddition: CartQuantityAddition, options?: Parameters<typeof http>[1]): Promise<CartPreview> => {

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
return http<CartPreview>(getAddProductToCartUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cartQuantityAddition),
    schema: async () => (await schemas()).CartPreview
  }
);}





export const getAddProductToCartMutationKey = () => ['addProductToCart'] as const;

export const getAddProductToCartMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductToCart>>, TError,AddProductToCartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addProductToCart>>, TError,AddProductToCartMutationVariables, TContext> => {

const mutationKey = getAddProductToCartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProductToCart>>, AddProductToCartMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addProductToCart(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddProductToCartMutationResult = NonNullable<Awaited<ReturnType<typeof addProductToCart>>>
    export type AddProductToCartMutationBody = CartQuantityAddition
    export type AddProductToCartMutationError = ErrorType<ErrorPayload | CartConflict>
    export type AddProductToCartMutationVariables = {id: Id;data: CartQuantityAddition}

    /**
 * @summary Положить товар в корзину
 */
export const useAddProductToCart = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProductToCart>>, TError,AddProductToCartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProductToCart>>,
        TError,
        AddProductToCartMutationVariables,
        TContext
      > => {
      return useMutation(getAddProductToCartMutationOptions(options), queryClient);
    }
