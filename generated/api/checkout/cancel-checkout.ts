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
  Checkout
} from '../model';

const schemas = () => import('./checkout.schemas.ts');
import type {
  CheckoutConflict,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCancelCheckoutUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Черновик закрывается, товары остаются в корзине. Заказ с CreatingError отменяется, товары возвращаются в корзину. Если отменять нельзя — 409 NotAllowed.
 * @summary Отменить оформление
 */
export const cancelCheckout = async (id: string, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

  return http<Checkout>(getCancelCheckoutUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).Checkout
  }
);}





export const getCancelCheckoutMutationKey = () => ['cancelCheckout'] as const;

export const getCancelCheckoutMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCheckout>>, TError,CancelCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelCheckout>>, TError,CancelCheckoutMutationVariables, TContext> => {

const mutationKey = getCancelCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelCheckout>>, CancelCheckoutMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelCheckout(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof cancelCheckout>>>

    export type CancelCheckoutMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type CancelCheckoutMutationVariables = {id: string}

    /**
 * @summary Отменить оформление
 */
export const useCancelCheckout = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCheckout>>, TError,CancelCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelCheckout>>,
        TError,
        CancelCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCancelCheckoutMutationOptions(options), queryClient);
    }
