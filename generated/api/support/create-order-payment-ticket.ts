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
  OrderTicketRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateOrderPaymentTicketUrl = () => {




  return `/api/v1/support/tickets/order/payment`
}

/**
 * Нужный способ оплаты недоступен, вид PaymentUnavailable. Чужой или неизвестный заказ — 404.
 * @summary Оплата недоступна
 */
export const createOrderPaymentTicket = async (orderTicketRequest: OrderTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreateOrderPaymentTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateOrderPaymentTicketMutationKey = () => ['createOrderPaymentTicket'] as const;

export const getCreateOrderPaymentTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderPaymentTicket>>, TError,CreateOrderPaymentTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderPaymentTicket>>, TError,CreateOrderPaymentTicketMutationVariables, TContext> => {

const mutationKey = getCreateOrderPaymentTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderPaymentTicket>>, CreateOrderPaymentTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrderPaymentTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderPaymentTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderPaymentTicket>>>
    export type CreateOrderPaymentTicketMutationBody = OrderTicketRequest
    export type CreateOrderPaymentTicketMutationError = ErrorType<ErrorPayload>
    export type CreateOrderPaymentTicketMutationVariables = {data: OrderTicketRequest}

    /**
 * @summary Оплата недоступна
 */
export const useCreateOrderPaymentTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderPaymentTicket>>, TError,CreateOrderPaymentTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderPaymentTicket>>,
        TError,
        CreateOrderPaymentTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderPaymentTicketMutationOptions(options), queryClient);
    }
