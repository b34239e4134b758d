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
  CartBulkResult
} from '../model';

const schemas = () => import('./cart.schemas.ts');
import type {
  AddCartProducts,
  CartConflict,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getAddCartProductsUrl = () => {




  return `/api/v1/cart/product/bulk/add`
}

/**
 * Прибавляет много товаров разом: «Вернуть» после удаления, общая корзина. Количество урезается до остатка, недоступный товар ложится с неполадкой, неизвестный каталогу пропускается и назван в `skipped`.
 * @summary Положить в корзину несколько
 */
export const addCartProducts = async (addCartProductsBody: AddCartProducts, options?: Parameters<typeof http>[1]): Promise<CartBulkResult> => {

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
return http<CartBulkResult>(getAddCartProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addCartProductsBody),
    schema: async () => (await schemas()).CartBulkResult
  }
);}





export const getAddCartProductsMutationKey = () => ['addCartProducts'] as const;

export const getAddCartProductsMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartProducts>>, TError,AddCartProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addCartProducts>>, TError,AddCartProductsMutationVariables, TContext> => {

const mutationKey = getAddCartProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addCartProducts>>, AddCartProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addCartProducts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddCartProductsMutationResult = NonNullable<Awaited<ReturnType<typeof addCartProducts>>>
    export type AddCartProductsMutationBody = AddCartProducts
    export type AddCartProductsMutationError = ErrorType<ErrorPayload | CartConflict>
    export type AddCartProductsMutationVariables = {data: AddCartProducts}

    /**
 * @summary Положить в корзину несколько
 */
export const useAddCartProducts = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartProducts>>, TError,AddCartProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addCartProducts>>,
        TError,
        AddCartProductsMutationVariables,
        TContext
      > => {
      return useMutation(getAddCartProductsMutationOptions(options), queryClient);
    }
