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
  OnlinePayment
} from '../model';

const schemas = () => import('./order.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getPayOrderOnlineUrl = (id: string,) => {




  return `/api/v1/order/${encodeURIComponent(String(id))}/payment/online`
}

/**
 * Начинает онлайн-оплату и говорит, где платить. Начатая и ещё не истёкшая возвращается та же, второй раз деньги не спишут. Можно, пока в `allowedActions` есть Pay; оплаченный — 409 AlreadyPaid, прочее — 409 NotAllowed. Чем кончилось, говорит `payment` заказа.
 * @summary Оплатить онлайн
 */
export const payOrderOnline = async (id: string, options?: Parameters<typeof http>[1]): Promise<OnlinePayment> => {

  return http<OnlinePayment>(getPayOrderOnlineUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).OnlinePayment
  }
);}





export const getPayOrderOnlineMutationKey = () => ['payOrderOnline'] as const;

export const getPayOrderOnlineMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payOrderOnline>>, TError,PayOrderOnlineMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof payOrderOnline>>, TError,PayOrderOnlineMutationVariables, TContext> => {

const mutationKey = getPayOrderOnlineMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payOrderOnline>>, PayOrderOnlineMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  payOrderOnline(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayOrderOnlineMutationResult = NonNullable<Awaited<ReturnType<typeof payOrderOnline>>>

    export type PayOrderOnlineMutationError = ErrorType<ErrorPayload>
    export type PayOrderOnlineMutationVariables = {id: string}

    /**
 * @summary Оплатить онлайн
 */
export const usePayOrderOnline = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payOrderOnline>>, TError,PayOrderOnlineMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payOrderOnline>>,
        TError,
        PayOrderOnlineMutationVariables,
        TContext
      > => {
      return useMutation(getPayOrderOnlineMutationOptions(options), queryClient);
    }
