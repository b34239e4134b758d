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
  ProductsTicketRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreatePurchaseTicketUrl = () => {




  return `/api/v1/support/tickets/products/purchase`
}

/**
 * Цена и срок на товар, которого нет в обычной продаже, вид ProductPurchase. Неизвестный товар — 404.
 * @summary Запросить предложение
 */
export const createPurchaseTicket = async (productsTicketRequest: ProductsTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreatePurchaseTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productsTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreatePurchaseTicketMutationKey = () => ['createPurchaseTicket'] as const;

export const getCreatePurchaseTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPurchaseTicket>>, TError,CreatePurchaseTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPurchaseTicket>>, TError,CreatePurchaseTicketMutationVariables, TContext> => {

const mutationKey = getCreatePurchaseTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPurchaseTicket>>, CreatePurchaseTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPurchaseTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePurchaseTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createPurchaseTicket>>>
    export type CreatePurchaseTicketMutationBody = ProductsTicketRequest
    export type CreatePurchaseTicketMutationError = ErrorType<ErrorPayload>
    export type CreatePurchaseTicketMutationVariables = {data: ProductsTicketRequest}

    /**
 * @summary Запросить предложение
 */
export const useCreatePurchaseTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPurchaseTicket>>, TError,CreatePurchaseTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPurchaseTicket>>,
        TError,
        CreatePurchaseTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePurchaseTicketMutationOptions(options), queryClient);
    }
