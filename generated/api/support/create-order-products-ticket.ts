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
  OrderProductsRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateOrderProductsTicketUrl = () => {




  return `/api/v1/support/tickets/order/products`
}

/**
 * В заказе есть то, чего нет, вид OrderProductsUnavailable. Чужой или неизвестный заказ или товар — 404.
 * @summary Товары заказа недоступны
 */
export const createOrderProductsTicket = async (orderProductsRequest: OrderProductsRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreateOrderProductsTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderProductsRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateOrderProductsTicketMutationKey = () => ['createOrderProductsTicket'] as const;

export const getCreateOrderProductsTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderProductsTicket>>, TError,CreateOrderProductsTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderProductsTicket>>, TError,CreateOrderProductsTicketMutationVariables, TContext> => {

const mutationKey = getCreateOrderProductsTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderProductsTicket>>, CreateOrderProductsTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrderProductsTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderProductsTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderProductsTicket>>>
    export type CreateOrderProductsTicketMutationBody = OrderProductsRequest
    export type CreateOrderProductsTicketMutationError = ErrorType<ErrorPayload>
    export type CreateOrderProductsTicketMutationVariables = {data: OrderProductsRequest}

    /**
 * @summary Товары заказа недоступны
 */
export const useCreateOrderProductsTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderProductsTicket>>, TError,CreateOrderProductsTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderProductsTicket>>,
        TError,
        CreateOrderProductsTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderProductsTicketMutationOptions(options), queryClient);
    }
