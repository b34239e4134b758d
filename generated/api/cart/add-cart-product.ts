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
  AddCartProduct,
  CartConflict,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getAddCartProductUrl = () => {




  return `/api/v1/cart/product/add`
}

/**
 * Прибавляет количество к тому, что лежит. Первое добавление поднимается до наименьшего заказа и кратности упаковке. Недоступный товар — 409 ProductUnavailable или SaleForbidden.
 * @summary Положить в корзину
 */
export const addCartProduct = async (addCartProductBody: AddCartProduct, options?: Parameters<typeof http>[1]): Promise<Cart> => {

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
return http<Cart>(getAddCartProductUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addCartProductBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getAddCartProductMutationKey = () => ['addCartProduct'] as const;

export const getAddCartProductMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartProduct>>, TError,AddCartProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addCartProduct>>, TError,AddCartProductMutationVariables, TContext> => {

const mutationKey = getAddCartProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addCartProduct>>, AddCartProductMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addCartProduct(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddCartProductMutationResult = NonNullable<Awaited<ReturnType<typeof addCartProduct>>>
    export type AddCartProductMutationBody = AddCartProduct
    export type AddCartProductMutationError = ErrorType<ErrorPayload | CartConflict>
    export type AddCartProductMutationVariables = {data: AddCartProduct}

    /**
 * @summary Положить в корзину
 */
export const useAddCartProduct = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartProduct>>, TError,AddCartProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addCartProduct>>,
        TError,
        AddCartProductMutationVariables,
        TContext
      > => {
      return useMutation(getAddCartProductMutationOptions(options), queryClient);
    }
