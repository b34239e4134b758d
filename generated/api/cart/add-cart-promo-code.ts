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
  AddCartPromoCode,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getAddCartPromoCodeUrl = () => {




  return `/api/v1/cart/promoCode/add`
}

/**
 * К заказу или к товарам. Действует и в корзине, и в незаконченном оформлении читателя — его после этого перечитывают. Уже применённый отвечает тем же. Отказ — 422 с причиной; после десяти неудач за час — 429.
 * @summary Применить промокод
 */
export const addCartPromoCode = async (addCartPromoCodeBody: AddCartPromoCode, options?: Parameters<typeof http>[1]): Promise<Cart> => {

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
return http<Cart>(getAddCartPromoCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addCartPromoCodeBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getAddCartPromoCodeMutationKey = () => ['addCartPromoCode'] as const;

export const getAddCartPromoCodeMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartPromoCode>>, TError,AddCartPromoCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addCartPromoCode>>, TError,AddCartPromoCodeMutationVariables, TContext> => {

const mutationKey = getAddCartPromoCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addCartPromoCode>>, AddCartPromoCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addCartPromoCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddCartPromoCodeMutationResult = NonNullable<Awaited<ReturnType<typeof addCartPromoCode>>>
    export type AddCartPromoCodeMutationBody = AddCartPromoCode
    export type AddCartPromoCodeMutationError = ErrorType<ErrorPayload>
    export type AddCartPromoCodeMutationVariables = {data: AddCartPromoCode}

    /**
 * @summary Применить промокод
 */
export const useAddCartPromoCode = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartPromoCode>>, TError,AddCartPromoCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addCartPromoCode>>,
        TError,
        AddCartPromoCodeMutationVariables,
        TContext
      > => {
      return useMutation(getAddCartPromoCodeMutationOptions(options), queryClient);
    }
