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
  Order
} from '../model';

const schemas = () => import('./order.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCancelOrderUrl = (id: string,) => {




  return `/api/v1/order/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Можно до отправки, пока в `allowedActions` есть Cancel; товары возвращаются в продажу. Иначе 409 NotAllowed.
 * @summary Отменить заказ
 */
export const cancelOrder = async (id: string, options?: Parameters<typeof http>[1]): Promise<Order> => {

  return http<Order>(getCancelOrderUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).Order
  }
);}





export const getCancelOrderMutationKey = () => ['cancelOrder'] as const;

export const getCancelOrderMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext> => {

const mutationKey = getCancelOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelOrder>>, CancelOrderMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelOrder(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOrder>>>

    export type CancelOrderMutationError = ErrorType<ErrorPayload>
    export type CancelOrderMutationVariables = {id: string}

    /**
 * @summary Отменить заказ
 */
export const useCancelOrder = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelOrder>>,
        TError,
        CancelOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCancelOrderMutationOptions(options), queryClient);
    }
