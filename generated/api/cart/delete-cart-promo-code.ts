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
  DeleteCartPromoCode,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDeleteCartPromoCodeUrl = () => {




  return `/api/v1/cart/promoCode/delete`
}

/**
 * Снимает промокод с корзины и с незаконченного оформления; чего нет — не ошибка.
 * @summary Снять промокод
 */
export const deleteCartPromoCode = async (deleteCartPromoCodeBody: DeleteCartPromoCode, options?: Parameters<typeof http>[1]): Promise<Cart> => {

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
return http<Cart>(getDeleteCartPromoCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deleteCartPromoCodeBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getDeleteCartPromoCodeMutationKey = () => ['deleteCartPromoCode'] as const;

export const getDeleteCartPromoCodeMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartPromoCode>>, TError,DeleteCartPromoCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCartPromoCode>>, TError,DeleteCartPromoCodeMutationVariables, TContext> => {

const mutationKey = getDeleteCartPromoCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCartPromoCode>>, DeleteCartPromoCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteCartPromoCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCartPromoCodeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCartPromoCode>>>
    export type DeleteCartPromoCodeMutationBody = DeleteCartPromoCode
    export type DeleteCartPromoCodeMutationError = ErrorType<ErrorPayload>
    export type DeleteCartPromoCodeMutationVariables = {data: DeleteCartPromoCode}

    /**
 * @summary Снять промокод
 */
export const useDeleteCartPromoCode = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartPromoCode>>, TError,DeleteCartPromoCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCartPromoCode>>,
        TError,
        DeleteCartPromoCodeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCartPromoCodeMutationOptions(options), queryClient);
    }
