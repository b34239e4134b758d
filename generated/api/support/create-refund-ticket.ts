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
  CreatedTicket
} from '../model';

const schemas = () => import('./support.schemas.ts');
import type {
  ErrorPayload,
  RefundRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateRefundTicketUrl = () => {




  return `/api/v1/support/tickets/order/refund`
}

/**
 * Возврат полученного заказа, подтверждённый кодом из `sendOtp` с шаблоном RefundOrder. Без `items` — всё, что ещё не возвращали: заказ становится WaitingForRefund. С ними — названное, а заказ остаётся Succeeded, пока в нём есть что вернуть; возвратов у заказа может быть несколько, вместе — не больше купленного. Что вернётся, заранее считает `previewRefund`; решение магазина — в `refunds` заказа. Неверный код — 400 InvalidCode: это не сбой, введённое сохраняют и просят код снова. Истёкший, уже использованный или чужой токен — 400 CodeExpired. После пятой неверной попытки — 429 TooManyAttempts, нужен новый код (`resendOtp`). Токен связывается с заказом при первой попытке и к другому не подходит.
 * @summary Вернуть заказ или его часть
 */
export const createRefundTicket = async (refundRequest: RefundRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreateRefundTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(refundRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateRefundTicketMutationKey = () => ['createRefundTicket'] as const;

export const getCreateRefundTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRefundTicket>>, TError,CreateRefundTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRefundTicket>>, TError,CreateRefundTicketMutationVariables, TContext> => {

const mutationKey = getCreateRefundTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRefundTicket>>, CreateRefundTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRefundTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRefundTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createRefundTicket>>>
    export type CreateRefundTicketMutationBody = RefundRequest
    export type CreateRefundTicketMutationError = ErrorType<ErrorPayload>
    export type CreateRefundTicketMutationVariables = {data: RefundRequest}

    /**
 * @summary Вернуть заказ или его часть
 */
export const useCreateRefundTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRefundTicket>>, TError,CreateRefundTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRefundTicket>>,
        TError,
        CreateRefundTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRefundTicketMutationOptions(options), queryClient);
    }
