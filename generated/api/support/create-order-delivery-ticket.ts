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


export const getCreateOrderDeliveryTicketUrl = () => {




  return `/api/v1/support/tickets/order/delivery`
}

/**
 * Нужный способ получения недоступен, вид OrderDeliveryUnavailable. Чужой или неизвестный заказ — 404.
 * @summary Доставка недоступна
 */
export const createOrderDeliveryTicket = async (orderTicketRequest: OrderTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreateOrderDeliveryTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateOrderDeliveryTicketMutationKey = () => ['createOrderDeliveryTicket'] as const;

export const getCreateOrderDeliveryTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderDeliveryTicket>>, TError,CreateOrderDeliveryTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderDeliveryTicket>>, TError,CreateOrderDeliveryTicketMutationVariables, TContext> => {

const mutationKey = getCreateOrderDeliveryTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderDeliveryTicket>>, CreateOrderDeliveryTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrderDeliveryTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderDeliveryTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderDeliveryTicket>>>
    export type CreateOrderDeliveryTicketMutationBody = OrderTicketRequest
    export type CreateOrderDeliveryTicketMutationError = ErrorType<ErrorPayload>
    export type CreateOrderDeliveryTicketMutationVariables = {data: OrderTicketRequest}

    /**
 * @summary Доставка недоступна
 */
export const useCreateOrderDeliveryTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderDeliveryTicket>>, TError,CreateOrderDeliveryTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderDeliveryTicket>>,
        TError,
        CreateOrderDeliveryTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderDeliveryTicketMutationOptions(options), queryClient);
    }
