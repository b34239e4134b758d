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
  Cart
} from '../model';

const schemas = () => import('./cart.schemas.ts');
import type {
  DeleteCartProducts,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDeleteCartProductsUrl = () => {




  return `/api/v1/cart/product/bulk/delete`
}

/**
 * Убирает строки; чего в корзине нет, не ошибка.
 * @summary Убрать из корзины несколько
 */
export const deleteCartProducts = async (deleteCartProductsBody: DeleteCartProducts, options?: Parameters<typeof http>[1]): Promise<Cart> => {

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
return http<Cart>(getDeleteCartProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deleteCartProductsBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getDeleteCartProductsMutationKey = () => ['deleteCartProducts'] as const;

export const getDeleteCartProductsMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartProducts>>, TError,DeleteCartProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCartProducts>>, TError,DeleteCartProductsMutationVariables, TContext> => {

const mutationKey = getDeleteCartProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCartProducts>>, DeleteCartProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteCartProducts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCartProductsMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCartProducts>>>
    export type DeleteCartProductsMutationBody = DeleteCartProducts
    export type DeleteCartProductsMutationError = ErrorType<ErrorPayload>
    export type DeleteCartProductsMutationVariables = {data: DeleteCartProducts}

    /**
 * @summary Убрать из корзины несколько
 */
export const useDeleteCartProducts = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartProducts>>, TError,DeleteCartProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCartProducts>>,
        TError,
        DeleteCartProductsMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCartProductsMutationOptions(options), queryClient);
    }
