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
  CartConflict,
  ChangeCartProduct,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeCartProductUrl = () => {




  return `/api/v1/cart/product/change`
}

/**
 * Ставит количество товара; 0 убирает строку, новая строка создаётся. Заодно принимает нынешнюю цену: неполадка PriceChanged пропадает. Больше остатка поставить нельзя (409 NotEnoughStock с `maxQuantity`), уменьшить можно всегда; не кратное упаковке — 422 QuantityNotMultiple, меньше наименьшего заказа — 422 BelowMinimum.
 * @summary Изменить количество
 */
export const changeCartProduct = async (changeCartProductBody: ChangeCartProduct, options?: Parameters<typeof http>[1]): Promise<Cart> => {

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
return http<Cart>(getChangeCartProductUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartProductBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartProductMutationKey = () => ['changeCartProduct'] as const;

export const getChangeCartProductMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartProduct>>, TError,ChangeCartProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartProduct>>, TError,ChangeCartProductMutationVariables, TContext> => {

const mutationKey = getChangeCartProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartProduct>>, ChangeCartProductMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartProduct(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartProductMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartProduct>>>
    export type ChangeCartProductMutationBody = ChangeCartProduct
    export type ChangeCartProductMutationError = ErrorType<ErrorPayload | CartConflict>
    export type ChangeCartProductMutationVariables = {data: ChangeCartProduct}

    /**
 * @summary Изменить количество
 */
export const useChangeCartProduct = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartProduct>>, TError,ChangeCartProductMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartProduct>>,
        TError,
        ChangeCartProductMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartProductMutationOptions(options), queryClient);
    }
